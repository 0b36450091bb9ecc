import { type Child, element } from './element.ts';

export interface TableShape {
  /** Read out by screen readers. */
  caption: string;
  columns: readonly { name: string; isNumber?: boolean }[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly Child[])[];
  /** What belongs to each row and needs the width of all columns. */
  below?: readonly Child[];
}

/** A table that scrolls by itself if the screen is too narrow. On a phone, each row is a block instead. */
export function table({ caption, columns, rows, below }: TableShape): HTMLElement {
  const sideOf = (index: number) => (columns[index]?.isNumber ? { class: 'number' } : {});
  const cellOf = (index: number) => ({ ...sideOf(index), 'data-label': columns[index]?.name });
  const head = columns.map(({ name }, index) => element('th', { scope: 'col', ...sideOf(index) }, [name]));
  const rowOf = (cells: readonly Child[]) =>
    element(
      'tr',
      {},
      cells.map((cell, index) =>
        index === 0
          ? element('th', { scope: 'row', ...cellOf(index) }, [cell])
          : element('td', cellOf(index), [cell]),
      ),
    );
  const belowOf = (child: Child) =>
    element('tr', { class: 'below' }, [element('td', { colspan: columns.length }, [child])]);
  const body = rows.flatMap((cells, index) => [
    rowOf(cells),
    ...(below?.[index] === undefined ? [] : [belowOf(below[index])]),
  ]);
  const made = element('table', { class: 'stacked' }, [
    element('caption', { class: 'hidden-text' }, [caption]),
    element('thead', {}, [element('tr', {}, head)]),
    element('tbody', {}, body),
  ]);
  return element('div', { class: 'wide', tabindex: 0, role: 'region', 'aria-label': caption }, [made]);
}

/** A list of names and values; rows with a value of null are left out. */
export function facts(rows: readonly (readonly [name: string, value: Child | null])[]): HTMLElement {
  const shown = rows.flatMap(([name, value]) =>
    value === null || value === ''
      ? []
      : [element('div', {}, [element('dt', {}, [name]), element('dd', {}, [value])])],
  );
  return element('dl', { class: 'facts' }, shown);
}
