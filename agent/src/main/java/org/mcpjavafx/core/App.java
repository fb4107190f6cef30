package org.mcpjavafx.core;

/** What is known of the application for as long as it runs, whoever comes and goes. */
final class App {
  static final App INSTANCE = new App();

  final Uids uids = new Uids();
  final Windows windows = new Windows();
  private Controls controls = Controls.NONE;

  private App() {}

  /** Asked again as long as the answer is no: the module may be loaded later. */
  Controls controls() {
    if (controls == Controls.NONE) controls = Controls.find();
    return controls;
  }
}
