package org.mcpjavafx;

/** How the application is reached. */
public enum Transport {
  /** A port of this machine that nobody else can reach. */
  HTTP_LOCAL
}
