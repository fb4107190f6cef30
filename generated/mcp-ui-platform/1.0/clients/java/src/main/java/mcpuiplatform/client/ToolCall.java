// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import java.util.Map;
import mcpuiplatform.client.model.ErrorCode;
import mcpuiplatform.client.model.ErrorEnvelope;
import mcpuiplatform.client.model.ToolError;
import org.jspecify.annotations.Nullable;

/** From what a caller means to what MCP carries, and back. */
final class ToolCall {

  private static final TypeRef<Map<String, Object>> MAP = new TypeRef<>() {};

  /** The numbers that stand for the codes when a server answers with a JSON-RPC error. */
  private static final Map<Integer, ErrorCode> CODES =
      Map.ofEntries(
          Map.entry(-31101, ErrorCode.NOT_CONFIGURED),
          Map.entry(-31102, ErrorCode.NOT_STARTED),
          Map.entry(-31103, ErrorCode.ALREADY_RUNNING),
          Map.entry(-31104, ErrorCode.CANNOT_RECONFIGURE),
          Map.entry(-31105, ErrorCode.INVALID_INPUT),
          Map.entry(-31106, ErrorCode.SESSION_NOT_FOUND),
          Map.entry(-31107, ErrorCode.LUA_ERROR),
          Map.entry(-31108, ErrorCode.TIMEOUT),
          Map.entry(-31109, ErrorCode.IO),
          Map.entry(-31110, ErrorCode.INTERNAL));

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
      McpUiPlatformException told = told(content);
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
    McpUiPlatformException told = told(rpc.data());
    if (told == null && rpc.data() != null) told = told(Map.of("error", rpc.data()));
    if (told != null) return told;
    ErrorCode code = CODES.get(rpc.code());
    return code == null ? error : new McpUiPlatformException(code, rpc.message(), Map.of());
  }

  private static @Nullable McpUiPlatformException told(@Nullable Object envelope) {
    if (envelope == null) return null;
    try {
      ToolError error = json().convertValue(envelope, ErrorEnvelope.class).error();
      return new McpUiPlatformException(error.code(), error.message(), error.details());
    } catch (RuntimeException other) {
      return null;
    }
  }

  private static IllegalStateException badReply(
      String tool, String what, @Nullable RuntimeException cause) {
    return new IllegalStateException("The server answered " + tool + " with " + what + ".", cause);
  }
}
