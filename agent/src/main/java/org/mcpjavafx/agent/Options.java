package org.mcpjavafx.agent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The text after {@code -javaagent:agent.jar=}, as {@code key=value} pairs joined by commas.
 *
 * <p>{@code link=FILE}: connect to the server whose port and token stand in the file, two lines.
 * {@code dial=PORT,token=T}: the same, said outright. Otherwise the agent listens, with {@code port},
 * {@code token} and {@code allowActions}, each by default what the system properties {@code mcp.*} say.
 */
record Options(Map<String, String> values) {
  private static final Set<String> KNOWN = Set.of("link", "dial", "token", "port", "allowActions");

  static Options parse(String text) {
    Map<String, String> values = new HashMap<>();
    if (text != null && text.startsWith("link=")) {
      // A path may hold commas, so it takes the rest.
      values.put("link", text.substring(5));
      return new Options(values);
    }
    for (String pair : text == null || text.isBlank() ? new String[0] : text.split(",")) {
      int at = pair.indexOf('=');
      String key = at < 0 ? pair : pair.substring(0, at);
      if (at < 0 || !KNOWN.contains(key)) {
        throw new IllegalArgumentException(
            "Expected agent options like port=0,token=secret, got \"" + key + "\"; known are " + KNOWN.stream().sorted().toList() + ".");
      }
      values.put(key, pair.substring(at + 1));
    }
    return new Options(values);
  }

  /** What the core is started with. Null when the server that asked for it has gone meanwhile. */
  Map<String, String> resolved() {
    String link = values.get("link");
    if (link == null) return values;
    try {
      List<String> lines = Files.readAllLines(Path.of(link));
      return Map.of("dial", lines.get(0), "token", lines.get(1));
    } catch (IOException | IndexOutOfBoundsException e) {
      return null;
    }
  }
}
