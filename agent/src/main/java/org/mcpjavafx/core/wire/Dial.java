package org.mcpjavafx.core.wire;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;

/** The way to a server that waits for this application. */
public final class Dial {
  private Dial() {}

  /** Serves the server that waits at the port until it goes; called on a thread of its own. */
  public static void to(int port, String token, Methods methods) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port); Frames frames = new Frames(socket)) {
      frames.write(Hello.write(token, null));
      if (Hello.refusal(frames.read()) == null) {
        frames.trust();
        new Session(frames, methods).run();
      }
    } catch (IOException e) {
      // Nobody waits any more: stay quiet.
    }
  }
}
