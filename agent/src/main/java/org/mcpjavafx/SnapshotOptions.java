package org.mcpjavafx;

/** What a full snapshot contains when its caller does not say. */
public record SnapshotOptions(
    int depth,
    boolean includeBounds,
    boolean includeLocalToScreen,
    boolean includeProperties,
    boolean includeVirtualization,
    boolean includeAccessibility) {

  public static SnapshotOptions defaults() {
    return new SnapshotOptions(50, true, true, false, true, false);
  }
}
