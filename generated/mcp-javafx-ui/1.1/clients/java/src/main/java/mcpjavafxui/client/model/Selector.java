// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * One or more of {@code css}, {@code text} and {@code predicate}; a node has to satisfy all that
 * are given. At least one of {@code css}, {@code text}, {@code predicate}.
 *
 * @param css Compounds of {@code *}, {@code Type}, {@code #id} and {@code .class}, joined by a
 *     space (descendant) or {@code >} (child): {@code #ok}, {@code VBox > Button.primary}. Null
 *     when absent.
 * @param text Text that a visible node shows. Null when absent.
 * @param match How {@code text} is compared. Default: {@code contains}. Null when absent.
 * @param predicate Conditions on a node. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Selector(
    @Nullable String css,
    @Nullable String text,
    @Nullable TextMatch match,
    @Nullable Predicate predicate) {

  /** With nothing, as nothing is required. */
  public Selector() {
    this(null, null, null, null);
  }

  /** A copy with this {@code css}. */
  public Selector withCss(String css) {
    return new Selector(css, text, match, predicate);
  }

  /** A copy with this {@code text}. */
  public Selector withText(String text) {
    return new Selector(css, text, match, predicate);
  }

  /** A copy with this {@code match}. */
  public Selector withMatch(TextMatch match) {
    return new Selector(css, text, match, predicate);
  }

  /** A copy with this {@code predicate}. */
  public Selector withPredicate(Predicate predicate) {
    return new Selector(css, text, match, predicate);
  }
}
