"""Dataclasses and named tuples that are quick to make.

The standard library writes, compiles and runs source for each class: three quarters of the time to a game's first card. Here all classes
share the methods below, and a class gets the standard library's `__init__` or `__new__` only when many values of it are made. Type checkers
see the standard library's own names, and its `fields`, `replace` and `asdict` work on these classes.
"""

from collections import namedtuple
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar, get_origin

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
    from dataclasses import field as field
    from dataclasses import fields as fields
    from dataclasses import is_dataclass as is_dataclass
    from dataclasses import replace as replace
    from typing import NamedTuple as NamedTuple
else:
    from _collections import _tuplegetter  # as the named tuples of the standard library read their fields

    OFTEN = 500  # values of a class, from which on a method of its own pays
    SOME = 40    # the same of named tuples that are not made of all their values in a row; their method is one short line
    VALUES = 1   # how the function of a class is asked for its annotations
    _NOTHING, _HASHED = object(), "__hashed__"
    _set = object.__setattr__

    class Field:
        """A field of a class: `name`, `type`, `default` (of no type of the rules where there is none), and what `field` said of it."""

        __slots__ = ("default", "kw_only", "name", "said", "type")

        def __init__(self, **said):
            self.said = said
            self.default = said.get("default", _NOTHING)

    field = Field

    def is_dataclass(one):
        """Whether a class is a dataclass, of ours or of the standard library, or a value of one."""
        return _table_of(one) is not None

    def fields(one):
        """The fields of a dataclass, or of the class of a value, those of its bases first."""
        return tuple(_table_of(one).values())

    def replace(value, /, **changes):
        """The value with some fields changed. Raises TypeError for a field that there is not."""
        state = vars(value)
        return type(value)(**{name: state[name] for name in _table_of(value)} | changes)

    def dataclass(cls=None, /, *, frozen=False, kw_only=False):
        """Make a dataclass of a class, as the standard library's decorator of the same name does. Its fields are looked at when a value is
        made for the first time."""
        if cls is None:
            return lambda cls: dataclass(cls, frozen=frozen, kw_only=kw_only)
        said = {name: one for name, one in vars(cls).items() if type(one) is Field}
        for name, one in said.items():
            if one.default is _NOTHING:
                delattr(cls, name)
            else:
                setattr(cls, name, one.default)
        cls.__said__, cls.__frozen__, cls.__kw_only__, cls.__compared__ = said, frozen, kw_only, _first_compared
        for name in ("__dataclass_fields__", "__dataclass_params__", "__match_args__"):
            setattr(cls, name, _Standard(name))
        methods = {"__init__": _init(cls), "__repr__": _repr, "__eq__": _eq, "__hash__": _hash if frozen else None, "__replace__": replace,
                   "__getstate__": _state}
        if frozen:
            methods |= {"__setattr__": _refuse, "__delattr__": _refuse}
        for name, method in methods.items():
            if vars(cls).get(name) is None:
                setattr(cls, name, method)
        return cls

    def _table_of(one):
        for cls in (one if isinstance(one, type) else type(one)).__mro__:
            if "__said__" in vars(cls):
                return vars(cls).get("__table__") or _laid(cls)
            if "__dataclass_fields__" in vars(cls):
                return cls.__dataclass_fields__
        return None

    def _laid(cls):
        """The fields of a class by name, those of its bases first."""
        table = {name: one for base in cls.__mro__[:0:-1] if "__said__" in vars(base) for name, one in _table_of(base).items()}
        for name, hint in cls.__annotations__.items():
            if get_origin(hint) is not ClassVar:
                default = getattr(cls, name, _NOTHING)  # a field's default is the attribute of its name, a base's too
                one = table[name] = cls.__said__.get(name) or (Field() if default is _NOTHING else Field(default=default))
                one.name, one.type, one.kw_only = name, hint, one.said.get("kw_only", cls.__kw_only__)
        cls.__table__ = table
        return table

    def _init(cls):
        made = 0

        def __init__(self, /, *given, **named):
            nonlocal blank, places, needed, factories, checked, made
            if blank is None:
                table = _table_of(cls)
                blank = {name: one.default for name, one in table.items()}
                places = [name for name, one in table.items() if not one.kw_only]
                factories = {name: one.said["default_factory"] for name, one in table.items() if "default_factory" in one.said}
                needed = {name for name, default in blank.items() if default is _NOTHING} - factories.keys()
                checked = hasattr(cls, "__post_init__")  # as the standard library asks
            made += 1
            values = dict(zip(places, given, strict=False)) | named
            filled = blank | values
            right = len(values) == len(given) + len(named) and len(filled) == len(blank) and needed <= values.keys()
            if not right or made > OFTEN:  # the standard method also says best what is wrong
                cls.__init__ = _standard(cls).__init__
                return cls.__init__(self, *given, **named)
            for name, make in factories.items():
                filled[name] = values[name] if name in values else make()
            for name, value in filled.items():
                _set(self, name, value)
            if checked:
                self.__post_init__()

        blank, places, needed, factories, checked = None, (), (), {}, False
        return __init__

    def _first_compared(self):
        cls = next(base for base in type(self).__mro__ if "__compared__" in vars(base))
        names = [name for name, one in _table_of(cls).items() if one.said.get("compare", True)]
        cls.__compared__ = attrgetter(*names) if names else type
        return cls.__compared__(self)

    def _repr(self):
        shown = (f"{name}={vars(self)[name]!r}" for name, one in _table_of(self).items() if one.said.get("repr", True))
        return f"{type(self).__qualname__}({', '.join(shown)})"

    def _eq(self, other):
        if self.__class__ is not other.__class__:
            return NotImplemented
        return self is other or type(self).__compared__(self) == type(self).__compared__(other)

    def _hash(self):
        state = vars(self)
        if _HASHED not in state:  # a game is the key of many a table, and all of its parts go into it
            state[_HASHED] = hash(type(self).__compared__(self))
        return state[_HASHED]

    def _state(self):
        """What a copy or another process gets: the fields, without what was worked out from them, which finds itself anew."""
        state = vars(self)
        return {name: state[name] for name in _table_of(self)}

    def _refuse(self, name, *value):
        from dataclasses import FrozenInstanceError

        raise FrozenInstanceError(f"cannot assign to field '{name}'")

    @cache
    def _standard(cls):
        """A class with these fields, name and checks, as the standard library makes it."""
        from dataclasses import field, make_dataclass

        made = [(name, one.type, field(**one.said | {"kw_only": one.kw_only})) for name, one in _table_of(cls).items()]
        checks = {"__post_init__": cls.__post_init__} if hasattr(cls, "__post_init__") else {}
        return make_dataclass(cls.__qualname__, made, frozen=cls.__frozen__, namespace=checks, module=cls.__module__)

    class _Standard:
        """What the standard library's functions look for in a class, made when one of them looks."""

        def __init__(self, name):
            self.name = name

        def __get__(self, value, cls):
            return getattr(_standard(cls), self.name)  # one of the three names that `dataclass` hands over

    class _Named(type):
        """Makes of a class with annotated fields a tuple that has them."""

        def __new__(cls, name, bases, space):
            if not bases:
                return super().__new__(cls, name, bases, space)
            names = tuple(_annotated(space))
            defaults = {field: space[field] for field in names if field in space}
            space |= {field: _tuplegetter(place, "") for place, field in enumerate(names)}
            space |= {"__slots__": (), "_fields": names, "__match_args__": names, "_field_defaults": defaults, "_make": _made,
                      "__getnewargs__": _given, "_asdict": _as_dict, "_replace": _replaced, "__replace__": _replaced}
            for method, own in (("__new__", _new(names, defaults)), ("__repr__", _repr_of_tuple)):
                space.setdefault(method, own)
            return type(name, (tuple,), space)

    def _annotated(space):
        """The annotations in the body of a class; from 3.14 on a function gives them."""
        if "__annotations__" in space:
            return space["__annotations__"]
        found = space.get("__annotate_func__") or space.get("__annotate__")
        return found(VALUES) if found else {}

    class NamedTuple(metaclass=_Named):
        """What a named tuple inherits from, as from the standard library's class of the same name."""

    def _new(names, defaults):
        made, size = 0, len(names)

        def __new__(cls, /, *given, **named):
            nonlocal made
            if len(given) == size and not named:
                return _tuple(cls, given)
            made += 1
            if made > SOME:
                owner = next(base for base in cls.__mro__ if vars(base).get("__new__") is own)
                owner.__new__ = _own_new(names, defaults)
            values = dict(zip(names, given, strict=False)) | named
            filled = defaults | values
            if len(values) != len(given) + len(named) or len(filled) != size:  # the standard method also says best what is wrong
                return _standard_new(names, defaults)(cls, *given, **named)
            return _tuple(cls, [filled[name] for name in names])

        own = staticmethod(__new__)
        return own

    def _own_new(names, defaults):
        """The method that the standard library writes for a named tuple, without the rest of the class."""
        row = ", ".join(names)
        own = eval(f"lambda _cls, {row}: _tuple(_cls, ({row},))", {"_tuple": _tuple})
        own.__name__, own.__qualname__, own.__defaults__ = "__new__", "NamedTuple.__new__", tuple(defaults.values())
        return own

    def _standard_new(names, defaults):
        return namedtuple("NamedTuple", names, defaults=defaults.values()).__new__

    _tuple = tuple.__new__
    _made = classmethod(_tuple)

    def _given(self):
        """What a copy or another process makes it of."""
        return tuple(self)

    def _replaced(self, /, **changes):
        """The tuple with some fields changed. Raises TypeError for a field that there is not."""
        made = _tuple(type(self), [changes.pop(name, value) for name, value in zip(self._fields, self, strict=True)])
        return made if not changes else namedtuple("NamedTuple", self._fields)(*self)._replace(**changes)  # which refuses them

    def _as_dict(self):
        """The fields and what they hold."""
        return dict(zip(self._fields, self, strict=True))

    def _repr_of_tuple(self):
        shown = (f"{name}={value!r}" for name, value in zip(self._fields, self, strict=True))
        return f"{type(self).__name__}({', '.join(shown)})"
