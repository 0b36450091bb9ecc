/** Why a document could not be fetched. */
export class FetchFailure extends Error {
  /** Whether another try may succeed. */
  readonly mayPass: boolean;
  /** How long the server asks us to wait; null if it does not say. */
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
