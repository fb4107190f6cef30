import io.modelcontextprotocol.json.McpJsonDefaults;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import mcpjavafxui.client.McpJavafxUiAsyncClient;
import mcpjavafxui.client.McpJavafxUiClient;

/** The runner that the tests of the Java client start; testing/language.ts says what it has to do. */
final class Main {

  private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

  private Main() {}

  public static void main(String[] args) throws IOException {
    switch (args.length == 0 ? "" : args[0]) {
      case "vectors" -> Vectors.main(new String[] {"mcpjavafxui.client.model"});
      case "scenario" -> {
        try (var client = McpJavafxUiClient.connect(args[1], args[2])) {
          Scenario.run(client);
        }
      }
      case "future" -> {
        try (var client = McpJavafxUiAsyncClient.connect(args[1], args[2]).block()) {
          Future.run(client);
        }
      }
      default -> throw new IllegalArgumentException("Expected vectors, scenario or future.");
    }
  }

  /** Writes a line: names and values in turn, the step first. */
  static void write(String step, Object... facts) {
    Map<String, Object> line = map(facts);
    line.put("step", step);
    OUT.println(json(line));
  }

  static Map<String, Object> map(Object... facts) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < facts.length; i += 2) map.put((String) facts[i], facts[i + 1]);
    return map;
  }

  private static String json(Object value) {
    try {
      return McpJsonDefaults.getMapper().writeValueAsString(value);
    } catch (IOException failure) {
      throw new IllegalStateException(failure);
    }
  }
}
