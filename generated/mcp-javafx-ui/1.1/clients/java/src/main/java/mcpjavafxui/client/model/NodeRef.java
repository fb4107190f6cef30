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
 * Names one node. {@code uid} names it for its lifetime; {@code path} only within the snapshot that
 * gave it.
 *
 * @param path Canonical path over the reported tree.
 * @param uid Identifier that the node keeps for its lifetime and that is never given to another
 *     node.
 * @param hint What helps a person recognise the node. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record NodeRef(
    @JsonProperty(required = true) String path,
    @JsonProperty(required = true) String uid,
    @Nullable NodeHint hint) {

  public NodeRef {
    Objects.requireNonNull(path, "path");
    Objects.requireNonNull(uid, "uid");
  }
}
