/** The version of the quote that the deal in the CRM shows, and what is being done about a newer one. */
export interface DealState {
  version: number;
  /** What keeps it from showing the newest version, once it is no longer tried. */
  problem?: string | undefined;
  /** Present while the deal is to be changed to the newest version. */
  update?: DealUpdateState | undefined;
}

export interface DealUpdateState {
  version: number;
  /** Tries that failed. */
  failures: number;
  /** ISO 8601; absent if it is being sent or about to be. */
  nextTryAt?: string | undefined;
}

/**
 * Says how far a deal is behind its quote; null if it is not. The time of the next try, if there is one, is to be said
 * after it. Pure.
 *
 * @example
 * dealStateInWords({ version: 1, update: { version: 2, failures: 0 } });
 * // 'The deal in the CRM has version 1 of the quote; version 2 is being sent.'
 */
export function dealStateInWords({ version, problem, update }: DealState): string | null {
  if (problem !== undefined) return problem;
  if (update === undefined) return null;
  return `The deal in the CRM has version ${version} of the quote; version ${update.version} ${updateInWords(update)}.`;
}

function updateInWords({ failures, nextTryAt }: DealUpdateState): string {
  if (failures === 0) return nextTryAt === undefined ? 'is being sent' : 'has to wait';
  const failed = 'could not be sent yet';
  return nextTryAt === undefined ? `${failed} and is being sent again` : failed;
}
