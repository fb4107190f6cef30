// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import java.util.Map;
import mcpsweethome3d.client.model.ErrorCode;
import mcpsweethome3d.client.model.ErrorEnvelope;
import mcpsweethome3d.client.model.ToolError;
import org.jspecify.annotations.Nullable;

/** From what a caller means to what MCP carries, and back. */
final class ToolCall {

  private static final TypeRef<Map<String, Object>> MAP = new TypeRef<>() {};

  /** The numbers that stand for the codes when a server answers with a JSON-RPC error. */
  private static final Map<Integer, ErrorCode> CODES =
      Map.ofEntries(
          Map.entry(-33001, ErrorCode.INVALID_INPUT),
          Map.entry(-33002, ErrorCode.NOT_FOUND),
          Map.entry(-33003, ErrorCode.AMBIGUOUS),
          Map.entry(-33004, ErrorCode.NOTHING_TO_CHANGE),
          Map.entry(-33005, ErrorCode.CONFLICT),
          Map.entry(-33006, ErrorCode.EMPTY_SCENE),
          Map.entry(-33007, ErrorCode.NO_CHECKPOINT),
          Map.entry(-33008, ErrorCode.IO),
          Map.entry(-33009, ErrorCode.TIMEOUT),
          Map.entry(-33010, ErrorCode.NOT_ATTACHED),
          Map.entry(-33011, ErrorCode.INTERNAL));

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
      McpSweethome3dException told = told(content);
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
    McpSweethome3dException told = told(rpc.data());
    if (told == null && rpc.data() != null) told = told(Map.of("error", rpc.data()));
    if (told != null) return told;
    ErrorCode code = CODES.get(rpc.code());
    return code == null ? error : new McpSweethome3dException(code, rpc.message(), Map.of());
  }

  private static @Nullable McpSweethome3dException told(@Nullable Object envelope) {
    if (envelope == null) return null;
    try {
      ToolError error = json().convertValue(envelope, ErrorEnvelope.class).error();
      return new McpSweethome3dException(error.code(), error.message(), error.details());
    } catch (RuntimeException other) {
      return null;
    }
  }

  private static IllegalStateException badReply(
      String tool, String what, @Nullable RuntimeException cause) {
    return new IllegalStateException("The server answered " + tool + " with " + what + ".", cause);
  }
}
