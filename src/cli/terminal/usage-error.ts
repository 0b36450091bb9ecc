/** The command cannot run as it was called. The program ends with 2 and the mistakes are all that is shown. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** Each in a sentence or two. */
  readonly mistakes: readonly string[];

  constructor(mistakes: string | readonly string[], options?: ErrorOptions) {
    const all = [mistakes].flat();
    super(all.join('\n'), options);
    this.mistakes = all;
  }
}
