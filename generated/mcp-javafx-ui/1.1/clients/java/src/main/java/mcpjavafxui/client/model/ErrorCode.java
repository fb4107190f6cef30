// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * The stable code of a tool error. Other values may join: compare with the constants, and expect
 * more.
 *
 * @param value As on the wire.
 */
public record ErrorCode(@JsonValue String value) {

  /**
   * The tool is switched off or not offered, the server is read-only, or no application is
   * attached. Read details.reason: ask the user to enable it or to start the application; do
   * without a tool that is NOT_OFFERED.
   */
  public static final ErrorCode NOT_ENABLED = new ErrorCode("MCP_UI_NOT_ENABLED");

  /**
   * No window is showing, or the index names none. Choose one of details.available; if it is empty,
   * no window is showing yet.
   */
  public static final ErrorCode NO_STAGES = new ErrorCode("MCP_UI_NO_STAGES");

  /**
   * The uid was never issued, the path leads to no node, or the locator names none. Take a new
   * snapshot or query and use a uid from it.
   */
  public static final ErrorCode NODE_NOT_FOUND = new ErrorCode("MCP_UI_NODE_NOT_FOUND");

  /**
   * The node that the reference named is gone, is not what the path says, or shows another item.
   * Take a new snapshot or query and use a uid from it.
   */
  public static final ErrorCode STALE_REF = new ErrorCode("MCP_UI_STALE_REF");

  /**
   * An action could not be carried out; details.results has those that were carried out before it,
   * and none after it was. Read details.reason, repair that action, and continue after the actions
   * that details.results has.
   */
  public static final ErrorCode ACTION_FAILED = new ErrorCode("MCP_UI_ACTION_FAILED");

  /**
   * The FX thread did not finish before the deadline. Try again; ui_perform alone takes a longer
   * timeoutMs. Look at the UI before repeating an action that had begun.
   */
  public static final ErrorCode TIMEOUT = new ErrorCode("MCP_UI_TIMEOUT");

  /** The server failed. Try again; report it if it stays. */
  public static final ErrorCode INTERNAL = new ErrorCode("MCP_UI_INTERNAL");

  /**
   * The arguments are not what the tool takes; nothing was done. Repair what details.issues names
   * and call again.
   */
  public static final ErrorCode INVALID_INPUT = new ErrorCode("MCP_UI_INVALID_INPUT");

  /** Too many calls are waiting; nothing was done. Try again after details.retryAfterMs. */
  public static final ErrorCode BUSY = new ErrorCode("MCP_UI_BUSY");

  /**
   * The locator names several nodes. Use the uid of one of details.candidates, or a locator that
   * names one node alone.
   */
  public static final ErrorCode AMBIGUOUS = new ErrorCode("MCP_UI_AMBIGUOUS");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public ErrorCode {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
