package org.mcpjavafx.core;

import java.util.Map;

/** Why an action was not carried out, in the words of the contract. */
record Failure(String reason, String message, Map<String, ?> details) {
  Failure(String reason, String message) {
    this(reason, message, null);
  }

  static Failure unsupported(String message) {
    return new Failure("UNSUPPORTED_TARGET_TYPE", message);
  }

  void writeTo(JsonWriter json) {
    json.open('{').field("ok", false).field("reason", reason).field("message", message);
    if (details != null) json.key("details").any(details);
    json.close('}');
  }
}
