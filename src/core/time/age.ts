/**
 * Reads an age as people write it. Its unit is required, because a number alone could be days or years. Returns days; null
 * for anything else.
 *
 * @example
 * daysOfAge('12w'); // 84
 * daysOfAge('12'); // null
 */
export function daysOfAge(text: string): number | null {
  const [, count, unit] = /^(\d{1,5})([dwmy])$/.exec(text) ?? [];
  const days = ageUnits.find(({ letter }) => letter === unit)?.days;
  return count === undefined || days === undefined ? null : Number(count) * days;
}

/** Says what is wrong with an age that cannot be read: the rest of a sentence that begins with the name of its field. */
export function ageProblem(text: string): string {
  if (!/^\d{1,5}$/.test(text)) return 'must be an age such as 90d, 12w, 6m or 2y';
  const choices = ageUnits.map(({ letter, name }) => `${text}${letter} for ${name}`);
  return `has no unit: write ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
}

/** A month has 30 days and a year 365. */
export const ageUnits = [
  { letter: 'd', name: 'days', days: 1 },
  { letter: 'w', name: 'weeks', days: 7 },
  { letter: 'm', name: 'months', days: 30 },
  { letter: 'y', name: 'years', days: 365 },
] as const;
