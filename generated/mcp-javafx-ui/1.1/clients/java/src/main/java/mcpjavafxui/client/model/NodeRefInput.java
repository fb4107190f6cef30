// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A reference as a caller sends it: a {@code uid}, or a {@code path} of the latest snapshot. When
 * both are there the uid decides. At least one of {@code uid}, {@code path}.
 *
 * @param path Path of the latest snapshot; it decides only where there is no uid. Null when
 *     absent.
 * @param uid As a look, a snapshot, a query or a node told it. Null when absent.
 * @param hint What the caller remembers of the node; never needed. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record NodeRefInput(
    @Nullable String path,
    @Nullable String uid,
    @Nullable Map<String, @Nullable Object> hint) {

  public NodeRefInput {
    hint = hint == null ? null : Collections.unmodifiableMap(new LinkedHashMap<>(hint));
  }

  /** With nothing, as nothing is required. */
  public NodeRefInput() {
    this(null, null, null);
  }

  /** A copy with this {@code path}. */
  public NodeRefInput withPath(String path) {
    return new NodeRefInput(path, uid, hint);
  }

  /** A copy with this {@code uid}. */
  public NodeRefInput withUid(String uid) {
    return new NodeRefInput(path, uid, hint);
  }

  /** A copy with this {@code hint}. */
  public NodeRefInput withHint(Map<String, @Nullable Object> hint) {
    return new NodeRefInput(path, uid, hint);
  }
}
