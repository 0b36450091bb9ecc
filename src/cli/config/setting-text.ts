import type { Setting } from './setting.ts';

/**
 * A value of the file as the environment would have it, so that both are read by the same rules; null for one of
 * the wrong kind. Empty text is wrong as well: whoever means nothing leaves the line out.
 */
export function settingText(value: unknown, kind: Setting<unknown>['kind'] = 'text'): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value === 'number' && (kind === 'number' || kind === 'text')) return String(value);
  if (typeof value === 'boolean' && kind === 'yes or no') return value ? 'yes' : 'no';
  if (Array.isArray(value) && kind === 'list') return listText(value);
  return null;
}

function listText(values: readonly unknown[]): string | null {
  const isList =
    values.length > 0 && values.every((value) => typeof value === 'string' && !value.includes(','));
  return isList ? values.join(',') : null;
}
