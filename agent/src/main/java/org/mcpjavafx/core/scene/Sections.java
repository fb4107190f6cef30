package org.mcpjavafx.core.scene;

import java.util.Collection;

/** Which parts of a node a caller asked for; the rest is not even read. */
record Sections(
    boolean none, boolean bounds, boolean localToScreen, boolean properties, boolean virtualization, boolean accessibility,
    boolean module, boolean pseudoClass, boolean opacity, boolean look) {
  static Sections of(Collection<?> names) {
    return new Sections(names.isEmpty(), names.contains("bounds"), names.contains("localToScreen"), names.contains("properties"),
        names.contains("virtualization"), names.contains("accessibility"), names.contains("module"),
        names.contains("pseudoClass"), names.contains("opacity"), names.contains("look"));
  }

  /** As much of these as tells whether a node names another one, or is named by one. */
  Sections naming() {
    return new Sections(none, bounds, localToScreen, false, false, accessibility, false, false, false, look);
  }
}
