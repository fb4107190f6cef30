package org.mcpjavafx.core.wire;

import java.util.Map;
import org.mcpjavafx.McpJavafxConfig;
import org.mcpjavafx.SnapshotOptions;

/** The first message of either side. */
final class Hello {
  /** Grows when old and new can't talk to each other any more. */
  static final int PROTOCOL = 1;

  private Hello() {}

  /** {@code config}: what the application chose; null when the server chooses. */
  static JsonWriter write(String token, McpJavafxConfig config) {
    JsonWriter json = new JsonWriter().open('{').field("hello", "mcp-javafx-agent").field("protocol", PROTOCOL);
    if (token != null) json.field("token", token);
    json.field("pid", ProcessHandle.current().pid()).field("javaVersion", System.getProperty("java.version"));
    json.field("javafxVersion", System.getProperty("javafx.version")).field("mainClass", mainClass());
    json.field("allowActions", config == null || config.allowActions());
    if (config != null) {
      SnapshotOptions snapshot = config.snapshotDefaults();
      json.key("defaults").open('{').field("depth", snapshot.depth()).field("bounds", snapshot.includeBounds());
      json.field("localToScreen", snapshot.includeLocalToScreen()).field("properties", snapshot.includeProperties());
      json.field("virtualization", snapshot.includeVirtualization()).field("accessibility", snapshot.includeAccessibility());
      json.field("fxTimeoutMs", config.fxTimeoutMs()).close('}');
    }
    return json.close('}');
  }

  /** Why the other side can't be talked to; null when it can. */
  static String refusal(Object message) {
    if (!(message instanceof Map<?, ?> hello)) return "Expected a greeting.";
    if (hello.get("error") != null) return String.valueOf(hello.get("error"));
    Object theirs = hello.get("protocol");
    if (theirs instanceof Double version && version == PROTOCOL) return null;
    return "This agent speaks protocol " + PROTOCOL + " and the server " + theirs + ": use the agent that came with the server.";
  }

  private static String mainClass() {
    String command = System.getProperty("sun.java.command", "");
    int space = command.indexOf(' ');
    String main = space < 0 ? command : command.substring(0, space);
    // A jar is named by its path; a module as module/class.
    return main.isEmpty() ? null : main.substring(main.lastIndexOf('/') + 1);
  }
}
