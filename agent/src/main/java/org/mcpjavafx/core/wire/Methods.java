package org.mcpjavafx.core.wire;

import java.util.Map;

/** What a server can ask for. What reads and drives the application stands behind it, unknown to the wire. */
public interface Methods {
  /** Gives the answer, now or later. Called on the FX thread, unless the method does without it. */
  void call(String method, Map<?, ?> params, Answer answer, Session session);

  /** False for what has to be answered while the FX thread hangs. */
  boolean needsFxThread(String method);

  /** A server has come. */
  void opened();

  /** A server has gone; each that came goes once. */
  void closed();
}
