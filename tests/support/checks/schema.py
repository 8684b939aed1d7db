"""Whether data holds to a JSON Schema."""

import json
from functools import cache

import jsonschema


def holds(schema: dict, one: object) -> bool:
    """Whether data holds to a schema, which is one itself."""
    return _validator(json.dumps(schema)).is_valid(one)


@cache
def _validator(schema: str) -> jsonschema.Draft202012Validator:
    """What tries data against a schema, which is one itself: that is proved once for each text of one."""
    told = json.loads(schema)
    jsonschema.Draft202012Validator.check_schema(told)
    return jsonschema.Draft202012Validator(told)
