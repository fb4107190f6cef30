# Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang python`.
# Edit the contract, not this file.
# SPDX-License-Identifier: MIT
"""What all models share."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, SerializerFunctionWrapHandler, model_serializer
from pydantic.alias_generators import to_camel


class Model(BaseModel):
    """Speaks snake_case here and camelCase on the wire."""

    model_config = ConfigDict(
        alias_generator=to_camel,
        validate_by_alias=True,
        validate_by_name=True,
        serialize_by_alias=True,
        use_attribute_docstrings=True,
        protected_namespaces=(),
    )

    @model_serializer(mode="wrap")
    def _without_absent(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        # `exclude_none` would also drop a required null, which has to be sent.
        result: dict[str, Any] = handler(self)
        for name, field in type(self).model_fields.items():
            if field.is_required():
                continue
            for key in (name, field.serialization_alias):
                if key in result and result[key] is None:
                    del result[key]
        return result


class Input(Model):
    """Goes to a server: a member that the contract doesn't know is a mistake."""

    model_config = ConfigDict(extra="forbid")


class Output(Model):
    """Comes from a server: a later version may add members, which are ignored."""

    model_config = ConfigDict(extra="ignore")
