// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Add a label.
 *
 * @param text The text.
 * @param x X.
 * @param y Y.
 * @param angle Clockwise. Default: 0. Null when absent.
 * @param color Colour. Null when absent.
 * @param outlineColor Outline. Null when absent.
 * @param fontSize Height of letters. Default: 18. Null when absent.
 * @param bold Bold. Default: false. Null when absent.
 * @param italic Italic. Default: false. Null when absent.
 * @param alignment How it stands to x, y. Default: "CENTER". Null when absent.
 * @param elevation Elevation. Null when absent.
 * @param pitch Tilt in 3D; absent: on the plan only. Null when absent.
 * @param home The home. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AddLabelInput(
    @JsonProperty(required = true) String text,
    @JsonProperty(required = true) double x,
    @JsonProperty(required = true) double y,
    @Nullable Double angle,
    @Nullable String color,
    @Nullable String outlineColor,
    @Nullable Double fontSize,
    @Nullable Boolean bold,
    @Nullable Boolean italic,
    @Nullable TextAlignment alignment,
    @Nullable Double elevation,
    @Nullable Double pitch,
    @Nullable String home) {

  public AddLabelInput {
    Objects.requireNonNull(text, "text");
  }

  /** With what is required. */
  public AddLabelInput(String text, double x, double y) {
    this(text, x, y, null, null, null, null, null, null, null, null, null, null);
  }

  /** A copy with this {@code angle}. */
  public AddLabelInput withAngle(double angle) {
    return new AddLabelInput(text, x, y, angle, color, outlineColor, fontSize, bold, italic, alignment, elevation, pitch, home);
  }

  /** A copy with this {@code color}. */
  public AddLabelInput withColor(String color) {
    return new AddLabelInput(text, x, y, angle, color, outlineColor, fontSize, bold, italic, alignment, elevation, pitch, home);
  }

  /** A copy with this {@code outlineColor}. */
  public AddLabelInput withOutlineColor(String outlineColor) {
    return new AddLabelInput(text, x, y, angle, color, outlineColor, fontSize, bold, italic, alignment, elevation, pitch, home);
  }

  /** A copy with this {@code fontSize}. */
  public AddLabelInput withFontSize(double fontSize) {
    return new AddLabelInput(text, x, y, angle, color, outlineColor, fontSize, bold, italic, alignment, elevation, pitch, home);
  }

  /** A copy with this {@code bold}. */
  public AddLabelInput withBold(boolean bold) {
    return new AddLabelInput(text, x, y, angle, color, outlineColor, fontSize, bold, italic, alignment, elevation, pitch, home);
  }

  /** A copy with this {@code italic}. */
  public AddLabelInput withItalic(boolean italic) {
    return new AddLabelInput(text, x, y, angle, color, outlineColor, fontSize, bold, italic, alignment, elevation, pitch, home);
  }

  /** A copy with this {@code alignment}. */
  public AddLabelInput withAlignment(TextAlignment alignment) {
    return new AddLabelInput(text, x, y, angle, color, outlineColor, fontSize, bold, italic, alignment, elevation, pitch, home);
  }

  /** A copy with this {@code elevation}. */
  public AddLabelInput withElevation(double elevation) {
    return new AddLabelInput(text, x, y, angle, color, outlineColor, fontSize, bold, italic, alignment, elevation, pitch, home);
  }

  /** A copy with this {@code pitch}. */
  public AddLabelInput withPitch(double pitch) {
    return new AddLabelInput(text, x, y, angle, color, outlineColor, fontSize, bold, italic, alignment, elevation, pitch, home);
  }

  /** A copy with this {@code home}. */
  public AddLabelInput withHome(String home) {
    return new AddLabelInput(text, x, y, angle, color, outlineColor, fontSize, bold, italic, alignment, elevation, pitch, home);
  }
}
