package org.mcpjavafx.core.scene;

/** What is known of the application for as long as it runs, whoever comes and goes. */
public final class App {
  public static final App INSTANCE = new App();

  public final Uids uids = new Uids();
  public final Windows windows = new Windows();
  private Controls controls = Controls.NONE;

  private App() {}

  /** Asked again as long as the answer is no: the module may be loaded later. */
  public Controls controls() {
    if (controls == Controls.NONE) controls = Controls.find();
    return controls;
  }
}
