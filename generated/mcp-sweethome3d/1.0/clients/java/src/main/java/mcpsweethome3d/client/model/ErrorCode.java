// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

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
   * The arguments are not what the tool takes; nothing was done. Repair what details.issues names
   * and call again.
   */
  public static final ErrorCode INVALID_INPUT = new ErrorCode("SH3D_INVALID_INPUT");

  /**
   * There is no such object, catalog entry, camera or home; nothing was done. Take an id from
   * get_state or a catalog list; details.nearest has what comes close.
   */
  public static final ErrorCode NOT_FOUND = new ErrorCode("SH3D_NOT_FOUND");

  /**
   * Several entries of the catalog have this name; nothing was done. Call again with the catalogId
   * of one of details.candidates.
   */
  public static final ErrorCode AMBIGUOUS = new ErrorCode("SH3D_AMBIGUOUS");

  /**
   * The call names nothing to change. Give at least one member to change, or leave the call out.
   */
  public static final ErrorCode NOTHING_TO_CHANGE = new ErrorCode("SH3D_NOTHING_TO_CHANGE");

  /**
   * The home or its files are not in a state that allows this; nothing was done. Read
   * details.reason: change what stands in the way, or try again later.
   */
  public static final ErrorCode CONFLICT = new ErrorCode("SH3D_CONFLICT");

  /**
   * There is nothing in the home that this could be done with. Create walls, rooms or furniture
   * first.
   */
  public static final ErrorCode EMPTY_SCENE = new ErrorCode("SH3D_EMPTY_SCENE");

  /**
   * There is no such checkpoint, or none to go back to; nothing was done. Call list_checkpoints and
   * use an id from it.
   */
  public static final ErrorCode NO_CHECKPOINT = new ErrorCode("SH3D_NO_CHECKPOINT");

  /**
   * A file could not be read or written. Read details.reason: use a relative path below the folder
   * of files.
   */
  public static final ErrorCode IO = new ErrorCode("SH3D_IO");

  /**
   * The home did not answer before the deadline. Look at get_state before you repeat a call that
   * had begun.
   */
  public static final ErrorCode TIMEOUT = new ErrorCode("SH3D_TIMEOUT");

  /**
   * No application is attached. Ask the user to start Sweet Home 3D with the bridge, then try
   * again.
   */
  public static final ErrorCode NOT_ATTACHED = new ErrorCode("SH3D_NOT_ATTACHED");

  /** The server failed. Try again; report it if it stays. */
  public static final ErrorCode INTERNAL = new ErrorCode("SH3D_INTERNAL");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public ErrorCode {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
