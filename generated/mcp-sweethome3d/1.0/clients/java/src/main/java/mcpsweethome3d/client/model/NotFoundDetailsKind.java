// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * What was looked for. Other values may join: compare with the constants, and expect more.
 *
 * @param value As on the wire.
 */
public record NotFoundDetailsKind(@JsonValue String value) {

  public static final NotFoundDetailsKind HOME = new NotFoundDetailsKind("home");
  public static final NotFoundDetailsKind WALL = new NotFoundDetailsKind("wall");
  public static final NotFoundDetailsKind ROOM = new NotFoundDetailsKind("room");
  public static final NotFoundDetailsKind FURNITURE = new NotFoundDetailsKind("furniture");
  public static final NotFoundDetailsKind ANNOTATION = new NotFoundDetailsKind("annotation");
  public static final NotFoundDetailsKind LEVEL = new NotFoundDetailsKind("level");
  public static final NotFoundDetailsKind CAMERA = new NotFoundDetailsKind("camera");
  public static final NotFoundDetailsKind CATALOG_ENTRY = new NotFoundDetailsKind("catalogEntry");
  public static final NotFoundDetailsKind TEXTURE = new NotFoundDetailsKind("texture");
  public static final NotFoundDetailsKind CATEGORY = new NotFoundDetailsKind("category");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public NotFoundDetailsKind {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
