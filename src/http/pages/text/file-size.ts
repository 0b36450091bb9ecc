/**
 * A size in the unit that people know from their computer.
 *
 * @example
 * fileSize(1_572_864); // '1.5 MB'
 */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
