// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a user sees.
 *
 * @param schema Contract and version that the server speaks.
 * @param revision Names what was seen, for {@code since}. Names what was seen in one look.
 * @param kind All, changes or no change.
 * @param base The revision that the changes start from. Names what was seen in one look. Null
 *     when absent.
 * @param windows The windows, in the order of the outline.
 * @param outline The lines, as in the text.
 * @param omitted How many lines were left out because of {@code maxBytes}.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiLook(
    @JsonProperty(required = true) String schema,
    @JsonProperty(required = true) String revision,
    @JsonProperty(required = true) LookKind kind,
    @Nullable String base,
    @JsonProperty(required = true) List<LookWindow> windows,
    @JsonProperty(required = true) String outline,
    @JsonProperty(required = true) long omitted) {

  public UiLook {
    Objects.requireNonNull(schema, "schema");
    Objects.requireNonNull(revision, "revision");
    Objects.requireNonNull(kind, "kind");
    windows = List.copyOf(windows);
    Objects.requireNonNull(outline, "outline");
  }
}
