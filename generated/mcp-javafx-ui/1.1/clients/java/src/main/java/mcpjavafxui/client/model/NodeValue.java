// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpjavafxui.client.model;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * What the user has entered or chosen.
 *
 * @param text Content of a text input or displayed value of a value control; null for a
 *     password. Null when absent.
 * @param selected State of a toggle or radio button. Null when absent.
 * @param checked State of a check box. Null when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record NodeValue(
    @Nullable String text,
    @Nullable Boolean selected,
    @Nullable Boolean checked) {}
