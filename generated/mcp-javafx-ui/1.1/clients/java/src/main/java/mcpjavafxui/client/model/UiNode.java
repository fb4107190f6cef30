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
 * One node of the reported tree.
 *
 * @param ref Names the node.
 * @param type Simple class name; of an anonymous class that of its nearest named superclass.
 * @param module Java module of its class. Null when absent.
 * @param id The node's id.
 * @param styleClass Style classes in the node's order.
 * @param pseudoClass Active pseudo-classes, sorted. Null when absent.
 * @param visible The node's own {@code visible}.
 * @param managed Whether its parent lays it out.
 * @param disabled Whether it is disabled, itself or by an ancestor.
 * @param opacity Its own opacity. Null when absent.
 * @param layout Where it is. Null when absent.
 * @param text What it shows. Null when absent.
 * @param value What it holds. Null when absent.
 * @param accessibility What assistive technology is told. Null when absent.
 * @param fx JavaFX properties. Null when absent.
 * @param virtualization Rows of a virtualized control. Null when absent.
 * @param rows The rows that were asked for; absent where they were not, or where it has none.
 *     Null when absent.
 * @param children Reported children in the toolkit's order.
 * @param childrenOmitted How many direct children were left out; absent when none were. Null
 *     when absent.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UiNode(
    @JsonProperty(required = true) NodeRef ref,
    @JsonProperty(required = true) String type,
    @Nullable String module,
    @JsonProperty(required = true) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String id,
    @JsonProperty(required = true) List<String> styleClass,
    @Nullable List<String> pseudoClass,
    @JsonProperty(required = true) boolean visible,
    @JsonProperty(required = true) boolean managed,
    @JsonProperty(required = true) boolean disabled,
    @Nullable Double opacity,
    @Nullable NodeLayout layout,
    @Nullable NodeText text,
    @Nullable NodeValue value,
    @Nullable NodeAccessibility accessibility,
    @Nullable NodeFx fx,
    @Nullable Virtualization virtualization,
    @Nullable ReadRows rows,
    @JsonProperty(required = true) List<UiNode> children,
    @Nullable Long childrenOmitted) {

  public UiNode {
    Objects.requireNonNull(ref, "ref");
    Objects.requireNonNull(type, "type");
    styleClass = List.copyOf(styleClass);
    pseudoClass = pseudoClass == null ? null : List.copyOf(pseudoClass);
    children = List.copyOf(children);
  }
}
