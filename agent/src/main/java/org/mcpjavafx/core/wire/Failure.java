package org.mcpjavafx.core.wire;

import java.util.Map;

/** Why an action was not carried out, in the words of the contract. */
public record Failure(String reason, String message, Map<String, ?> details) {
  public Failure(String reason, String message) {
    this(reason, message, null);
  }

  public static Failure unsupported(String message) {
    return new Failure("UNSUPPORTED_TARGET_TYPE", message);
  }

  void writeTo(JsonWriter json) {
    json.open('{').field("ok", false).field("reason", reason).field("message", message);
    if (details != null) json.key("details").any(details);
    json.close('}');
  }
}
