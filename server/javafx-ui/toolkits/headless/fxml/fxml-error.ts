/** What is wrong with a FXML file, and where. */
export class FxmlError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly problem: string,
  ) {
    super(`${file}:${line}: ${problem}`);
    this.name = 'FxmlError';
  }
}
