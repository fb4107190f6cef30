package org.mcpjavafx.core;

import java.util.Map;
import org.mcpjavafx.core.act.Perform;
import org.mcpjavafx.core.diagnose.Diagnostics;
import org.mcpjavafx.core.scene.Capture;
import org.mcpjavafx.core.scene.Screenshot;
import org.mcpjavafx.core.wire.Answer;
import org.mcpjavafx.core.wire.Failure;
import org.mcpjavafx.core.wire.Methods;
import org.mcpjavafx.core.wire.Session;

/** Which room does what a server asks for. {@code instrumented}: the JVM itself has loaded the agent. */
record AppMethods(boolean allowActions, boolean instrumented) implements Methods {
  @Override
  public void opened() {
    Diagnostics.begin();
  }

  @Override
  public void closed() {
    Diagnostics.end();
  }

  @Override
  public boolean needsFxThread(String method) {
    return !"diagnostics".equals(method);
  }

  @Override
  public void call(String method, Map<?, ?> params, Answer answer, Session session) {
    switch (method == null ? "" : method) {
      case "capture" -> Capture.take(params, answer);
      case "perform" -> {
        Diagnostics.heed();
        if (allowActions) new Perform(answer, session).start(params);
        else answer.failed(new Failure("NOT_ENABLED", "The application was started with actions switched off."));
      }
      case "screenshot" -> Screenshot.take(params, answer);
      case "diagnostics" -> Diagnostics.take(params, instrumented, answer, session);
      default -> answer.error("The agent knows no method \"" + method + "\".");
    }
  }
}
