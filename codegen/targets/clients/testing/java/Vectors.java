import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** Decodes and encodes each line with the models of a package, whose name is the argument. */
final class Vectors {

  private static final McpJsonMapper JSON = McpJsonDefaults.getMapper();

  private Vectors() {}

  public static void main(String[] args) throws IOException {
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Map<?, ?> vector = JSON.readValue(line, Map.class);
      Map<String, Object> result = new LinkedHashMap<>();
      result.put("type", vector.get("type"));
      result.put("value", JSON.convertValue(vector.get("value"), type(args[0] + "." + vector.get("type"))));
      out.println(JSON.writeValueAsString(result));
    }
  }

  private static Class<?> type(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException alias) {
      return Object.class;
    }
  }
}
