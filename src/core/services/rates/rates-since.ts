/** When a stored schedule was put in force. */
export interface PutInForce {
  /** ISO 8601. */
  changedAt: string;
  /** Null for a return to the starter rates. */
  ratesId: string | null;
}

/**
 * Returns since when the rates of a quote had been in force when it was made, as ISO 8601; null for the starter rates,
 * because every other schedule was put in force at some time. Pure.
 *
 * @param changes all changes of the rates, in any order
 */
export function ratesSince(
  { ratesId, createdAt }: { ratesId: string; createdAt: string },
  changes: readonly PutInForce[],
): string | null {
  const times = changes
    .filter((change) => change.ratesId === ratesId && change.changedAt <= createdAt)
    .map(({ changedAt }) => changedAt);
  return times.sort().at(-1) ?? null;
}
