// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All given members must hold. At least one of {@code typeIs}, {@code idEquals}, {@code
 * styleClassHas}, {@code textContains}, {@code role}, {@code tooltip}, {@code prompt}, {@code
 * labelContains}, {@code visible}, {@code enabled}.
 *
 * @param typeIs The type is one of these. Null when absent.
 * @param idEquals The id is this. Null when absent.
 * @param styleClassHas This style class is there. Null when absent.
 * @param textContains As a search for {@code text} with {@code contains}: trimmed, ignoring
 *     case, and only of what is visible. Null when absent.
 * @param role The accessible role is this, in any letter case: {@code BUTTON}. Null when
 *     absent.
 * @param tooltip The tooltip contains this: trimmed, ignoring case. Null when absent.
 * @param prompt The prompt contains this: trimmed, ignoring case. Null when absent.
 * @param labelContains The label that is for the control contains this: trimmed, ignoring case,
 *     and only what is visible. Null when absent.
 * @param visible The reported {@code visible} is this. Null when absent.
 * @param enabled {@code disabled} is the opposite of this. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Predicate(
    @Nullable List<String> typeIs,
    @Nullable String idEquals,
    @Nullable String styleClassHas,
    @Nullable String textContains,
    @Nullable String role,
    @Nullable String tooltip,
    @Nullable String prompt,
    @Nullable String labelContains,
    @Nullable Boolean visible,
    @Nullable Boolean enabled) {

  public Predicate {
    typeIs = typeIs == null ? null : List.copyOf(typeIs);
  }

  /** With nothing, as nothing is required. */
  public Predicate() {
    this(null, null, null, null, null, null, null, null, null, null);
  }

  /** A copy with this {@code typeIs}. */
  public Predicate withTypeIs(List<String> typeIs) {
    return new Predicate(typeIs, idEquals, styleClassHas, textContains, role, tooltip, prompt, labelContains, visible, enabled);
  }

  /** A copy with this {@code idEquals}. */
  public Predicate withIdEquals(String idEquals) {
    return new Predicate(typeIs, idEquals, styleClassHas, textContains, role, tooltip, prompt, labelContains, visible, enabled);
  }

  /** A copy with this {@code styleClassHas}. */
  public Predicate withStyleClassHas(String styleClassHas) {
    return new Predicate(typeIs, idEquals, styleClassHas, textContains, role, tooltip, prompt, labelContains, visible, enabled);
  }

  /** A copy with this {@code textContains}. */
  public Predicate withTextContains(String textContains) {
    return new Predicate(typeIs, idEquals, styleClassHas, textContains, role, tooltip, prompt, labelContains, visible, enabled);
  }

  /** A copy with this {@code role}. */
  public Predicate withRole(String role) {
    return new Predicate(typeIs, idEquals, styleClassHas, textContains, role, tooltip, prompt, labelContains, visible, enabled);
  }

  /** A copy with this {@code tooltip}. */
  public Predicate withTooltip(String tooltip) {
    return new Predicate(typeIs, idEquals, styleClassHas, textContains, role, tooltip, prompt, labelContains, visible, enabled);
  }

  /** A copy with this {@code prompt}. */
  public Predicate withPrompt(String prompt) {
    return new Predicate(typeIs, idEquals, styleClassHas, textContains, role, tooltip, prompt, labelContains, visible, enabled);
  }

  /** A copy with this {@code labelContains}. */
  public Predicate withLabelContains(String labelContains) {
    return new Predicate(typeIs, idEquals, styleClassHas, textContains, role, tooltip, prompt, labelContains, visible, enabled);
  }

  /** A copy with this {@code visible}. */
  public Predicate withVisible(boolean visible) {
    return new Predicate(typeIs, idEquals, styleClassHas, textContains, role, tooltip, prompt, labelContains, visible, enabled);
  }

  /** A copy with this {@code enabled}. */
  public Predicate withEnabled(boolean enabled) {
    return new Predicate(typeIs, idEquals, styleClassHas, textContains, role, tooltip, prompt, labelContains, visible, enabled);
  }
}
