/**
 * A service type as people read it.
 *
 * @example
 * serviceName('editing_and_formatting'); // 'Editing and formatting'
 */
export function serviceName(serviceType: string): string {
  const words = serviceType.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
