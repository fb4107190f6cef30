package org.mcpjavafx.agent;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Attaching sends SIGQUIT, and a process that does not handle it dies of it: no JVM, or one with -Xrs. */
final class Quit {
  private static final long BIT = 1 << 2;

  private Quit() {}

  /** True where it can't be known. */
  static boolean isCaught(String pid) {
    try (Stream<String> lines = Files.lines(Path.of("/proc", pid, "status"))) {
      return lines.filter(line -> line.startsWith("SigCgt:"))
          .allMatch(line -> (Long.parseUnsignedLong(line.substring(7).trim(), 16) & BIT) != 0);
    } catch (IOException | UncheckedIOException e) {
      return true;
    }
  }
}
