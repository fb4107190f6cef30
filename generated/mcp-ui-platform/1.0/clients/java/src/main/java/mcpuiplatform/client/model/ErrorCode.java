// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

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

  /** No folder has been configured yet. Call ui_configure with an absolute base_dir. */
  public static final ErrorCode NOT_CONFIGURED = new ErrorCode("UI_NOT_CONFIGURED");

  /** A folder is configured, but the web server is not running. Call ui_start. */
  public static final ErrorCode NOT_STARTED = new ErrorCode("UI_NOT_STARTED");

  /**
   * The web server is running already. Go on: ui_run, ui_upload_viewdef, ui_open_browser and
   * ui_get_state work now.
   */
  public static final ErrorCode ALREADY_RUNNING = new ErrorCode("UI_ALREADY_RUNNING");

  /**
   * The folder cannot change while the web server is running. Go on with the configured folder, or
   * start a new process for another one.
   */
  public static final ErrorCode CANNOT_RECONFIGURE = new ErrorCode("UI_CANNOT_RECONFIGURE");

  /**
   * The arguments are not what the tool takes; nothing was done. Repair what details.issues names
   * and call again.
   */
  public static final ErrorCode INVALID_INPUT = new ErrorCode("UI_INVALID_INPUT");

  /** There is no session of that id, or it has ended. Choose one of details.sessions. */
  public static final ErrorCode SESSION_NOT_FOUND = new ErrorCode("UI_SESSION_NOT_FOUND");

  /**
   * The Lua code does not compile, or it failed while it ran. Read the message, correct the code
   * and call again; what ran before the error has had its effect.
   */
  public static final ErrorCode LUA_ERROR = new ErrorCode("UI_LUA_ERROR");

  /**
   * The Lua code ran into a time limit and was stopped. Make the code do less in one call. If
   * details.sessionReset is true, the session began again from main.lua.
   */
  public static final ErrorCode TIMEOUT = new ErrorCode("UI_TIMEOUT");

  /**
   * A file, a folder, a port or the program that opens browsers could not be used. Read the
   * message; correct the path or the system, and call again.
   */
  public static final ErrorCode IO = new ErrorCode("UI_IO");

  /** The platform failed. Try again; report it if it stays. */
  public static final ErrorCode INTERNAL = new ErrorCode("UI_INTERNAL");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public ErrorCode {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
