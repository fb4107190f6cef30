// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Facts about a variable beside its value. Applications and frontends may add others; in a change
 * null removes one.
 *
 * @param type The type of the presenter that the value is; it chooses the view. Null when
 *     absent.
 * @param path Where the value is, seen from the parent: contacts.0.name, ..title, save(),
 *     setName(_). What stands behind a ? becomes properties: name?access=r. Null when absent.
 * @param access What a frontend may do with it; rw where nothing is said. Null when absent.
 * @param namespace Which view of its type to show; DEFAULT where nothing is said. Null when
 *     absent.
 * @param title Of variable 1: what the page is called. Null when absent.
 * @param epoch Of variable 1: another string for each fresh Lua state of the session, so that a
 *     frontend that connects again knows whether its variables mean the same. Null when absent.
 * @param viewdefs Of variable 1: view definitions, all of them in an answer, else those that
 *     are new. View definitions by their keys, TYPE.NAMESPACE: each the HTML of exactly one
 *     template element. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record VariableProperties(
    @Nullable String type,
    @Nullable String path,
    @Nullable Access access,
    @Nullable String namespace,
    @Nullable String title,
    @Nullable String epoch,
    @Nullable Map<String, String> viewdefs) {

  public VariableProperties {
    viewdefs = viewdefs == null ? null : Collections.unmodifiableMap(new LinkedHashMap<>(viewdefs));
  }
}
