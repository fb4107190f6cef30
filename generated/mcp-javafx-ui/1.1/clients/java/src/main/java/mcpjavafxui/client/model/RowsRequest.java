// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Which rows of a control to read.
 *
 * @param from Index of the first row. Default: 0. Null when absent.
 * @param count At most this many rows. Default: 50. Null when absent.
 * @param offscreen Also rows that are not on screen; reading them runs the application's own
 *     code for cells. Default: true. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RowsRequest(
    @Nullable Long from,
    @Nullable Long count,
    @Nullable Boolean offscreen) {

  /** With nothing, as nothing is required. */
  public RowsRequest() {
    this(null, null, null);
  }

  /** A copy with this {@code from}. */
  public RowsRequest withFrom(long from) {
    return new RowsRequest(from, count, offscreen);
  }

  /** A copy with this {@code count}. */
  public RowsRequest withCount(long count) {
    return new RowsRequest(from, count, offscreen);
  }

  /** A copy with this {@code offscreen}. */
  public RowsRequest withOffscreen(boolean offscreen) {
    return new RowsRequest(from, count, offscreen);
  }
}
