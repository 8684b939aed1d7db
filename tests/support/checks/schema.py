"""Whether data holds to a JSON Schema."""

import jsonschema


def holds(schema: dict, one: object) -> bool:
    """Whether data holds to a schema, which is one itself."""
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema).is_valid(one)
