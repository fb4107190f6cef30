{{header}}
package {{package}};

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import java.util.Map;
{{imports}}import org.jspecify.annotations.Nullable;

/** From what a caller means to what MCP carries, and back. */
final class ToolCall {

  private static final TypeRef<Map<String, Object>> MAP = new TypeRef<>() {};

  /** The numbers that stand for the codes when a server answers with a JSON-RPC error. */
  private static final Map<Integer, {{code}}> CODES =
      Map.ofEntries(
{{codes}});

  private ToolCall() {}

  static McpJsonMapper json() {
    return McpJsonDefaults.getMapper();
  }

  static McpSchema.CallToolRequest request(String tool, Object input) {
    Map<String, Object> arguments = json().convertValue(input, MAP);
    return McpSchema.CallToolRequest.builder(tool).arguments(arguments).build();
  }

  static <T> T output(String tool, McpSchema.CallToolResult result, Class<T> type) {
    Object content = result.structuredContent();
    if (Boolean.TRUE.equals(result.isError())) {
      {{exception}} told = told(content);
      if (told != null) throw told;
      throw badReply(tool, "an error without its code: " + result.content(), null);
    }
    if (content == null) throw badReply(tool, "text only; switch its structured content on", null);
    try {
      return json().convertValue(content, type);
    } catch (RuntimeException mismatch) {
      throw badReply(tool, "something else than the contract says", mismatch);
    }
  }

  /** What a JSON-RPC error stands for: an error of the contract, or itself. */
  static RuntimeException failure(McpError error) {
    McpSchema.JSONRPCResponse.JSONRPCError rpc = error.getJsonRpcError();
    if (rpc == null) return error;
    {{exception}} told = told(rpc.data());
    if (told == null && rpc.data() != null) told = told(Map.of("error", rpc.data()));
    if (told != null) return told;
    {{code}} code = CODES.get(rpc.code());
    return code == null ? error : new {{exception}}(code, rpc.message(), Map.of());
  }

  private static @Nullable {{exception}} told(@Nullable Object envelope) {
    if (envelope == null) return null;
    try {
      {{info}} error = json().convertValue(envelope, {{envelope}}.class).error();
      return new {{exception}}(error.code(), error.message(), error.details());
    } catch (RuntimeException other) {
      return null;
    }
  }

  private static IllegalStateException badReply(
      String tool, String what, @Nullable RuntimeException cause) {
    return new IllegalStateException("The server answered " + tool + " with " + what + ".", cause);
  }
}
