/**
 * Tells which of two services to choose if one includes another, which would be charged twice; null if none does. What a
 * service includes is in its name: `editing_and_formatting` is editing and formatting. Pure.
 *
 * @param named how to write a service
 * @example
 * chargedTwice(['editing', 'editing_and_formatting'], quoted);
 * // 'either "editing_and_formatting" or "editing", which it includes'
 */
export function chargedTwice(services: readonly string[], named: (service: string) => string): string | null {
  for (const whole of services) {
    const parts = services.filter((part) => part !== whole && includes(whole, part));
    if (parts.length > 0)
      return `either ${named(whole)} or ${parts.map(named).join(' and ')}, which it includes`;
  }
  return null;
}

function includes(whole: string, part: string): boolean {
  const parts = partsOf(whole);
  return parts.length > 1 && partsOf(part).every((each) => parts.includes(each));
}

function partsOf(service: string): string[] {
  return service.split('_and_');
}
