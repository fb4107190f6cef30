"""Decodes and encodes documents with the models of any generated package: vectors.py <package>."""

from __future__ import annotations

import importlib
import json
import sys
from typing import Any

from pydantic import TypeAdapter

models = importlib.import_module(sys.argv[1])
for line in sys.stdin:
    vector = json.loads(line)
    adapter = TypeAdapter[Any](getattr(models, vector["type"]))
    value = adapter.dump_python(adapter.validate_python(vector["value"]), mode="json")
    print(json.dumps({"type": vector["type"], "value": value}))
