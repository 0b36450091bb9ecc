import { type Child, element } from './element.ts';

/** Names and values below each other; a value of null is left out. */
export function facts(rows: readonly (readonly [name: string, value: Child | null])[]): HTMLElement {
  const shown = rows.flatMap(([name, value]) =>
    value === null || value === ''
      ? []
      : [element('div', {}, [element('dt', {}, [name]), element('dd', {}, [value])])],
  );
  return element('dl', { class: 'facts' }, shown);
}
