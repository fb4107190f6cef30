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
 * JavaFX properties.
 *
 * @param properties Tooltip, user data and other properties, keys sorted. {@code userData} is
 *     there only as a string, number or boolean. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record NodeFx(
    @Nullable Map<String, @Nullable Object> properties) {

  public NodeFx {
    properties =
        properties == null ? null : Collections.unmodifiableMap(new LinkedHashMap<>(properties));
  }
}
