// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What to find, and where.
 *
 * @param scope Where to search. Default: the focused window; with {@code within}, all windows.
 *     Null when absent.
 * @param within Only what is below the node that this names. Names a node by what a user sees:
 *     steps joined by {@code >> }, each a uid, a selector such as {@code Button#ok}, or {@code
 *     text=}, {@code label=} or {@code tooltip=} with a text, and then any of {@code row=}, {@code
 *     column=}, {@code item=} and {@code nth=}. Null when absent.
 * @param selector What to find.
 * @param limit At most this many matches. Default: 50. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiQueryInput(
    @Nullable QueryScope scope,
    @Nullable String within,
    @JsonProperty(required = true) Selector selector,
    @Nullable Long limit) {

  public UiQueryInput {
    Objects.requireNonNull(selector, "selector");
  }

  /** With what is required. */
  public UiQueryInput(Selector selector) {
    this(null, null, selector, null);
  }

  /** A copy with this {@code scope}. */
  public UiQueryInput withScope(QueryScope scope) {
    return new UiQueryInput(scope, within, selector, limit);
  }

  /** A copy with this {@code within}. */
  public UiQueryInput withWithin(String within) {
    return new UiQueryInput(scope, within, selector, limit);
  }

  /** A copy with this {@code limit}. */
  public UiQueryInput withLimit(long limit) {
    return new UiQueryInput(scope, within, selector, limit);
  }
}
