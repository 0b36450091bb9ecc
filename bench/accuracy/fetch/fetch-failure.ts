/** Why a document could not be brought. */
export class FetchFailure extends Error {
  /** Whether another try may go better. */
  readonly mayPass: boolean;
  /** How long the server asks to wait; null where it does not say. */
  readonly waitMilliseconds: number | null;

  constructor(
    message: string,
    { mayPass, waitMilliseconds = null }: { mayPass: boolean; waitMilliseconds?: number | null },
  ) {
    super(message);
    this.mayPass = mayPass;
    this.waitMilliseconds = waitMilliseconds;
  }
}
