import type { CheckedBoundaries } from '../../../../../core/docx/corrections/boundaries.ts';
import type { Outline } from '../../../../../core/docx/outline/outline.ts';
import { element } from '../../../elements/element.ts';
import { announce } from '../../../elements/problem-box.ts';
import { correctionsAt } from './corrections.ts';

/** The document that is shown, with its corrections. */
export interface CorrectedDocument {
  outline: Pick<Outline, 'rows' | 'bands'>;
  boundaries: CheckedBoundaries;
}

export interface RowSelection {
  /**
   * Shows another document, which `paint` paints with what is around it. The selected row keeps its position on the
   * screen.
   */
  show(shown: CorrectedDocument, paint: () => void): void;
  /** Selects the row of a paragraph, or the next one, and scrolls there. */
  goTo(paragraph: number): void;
  /** Scrolls the selected row out from under what now covers the top of the screen. */
  uncover(): void;
}

/**
 * Lets an operator select a row with a click or the keys that scroll, and correct it. With Alt, the arrow keys go from doubt
 * to doubt. There is a single set of buttons, which moves with the selection, because a document has thousands of rows.
 */
export function selectRows(
  place: HTMLElement,
  correct: (boundaries: CheckedBoundaries) => void,
): RowSelection {
  let shown: CorrectedDocument | null = null;
  let selected: HTMLElement | null = null;
  /** The row that was selected last: where the keys go on from. */
  let last: HTMLElement | null = null;
  const tools = element('div', { class: 'tools no-print', role: 'group', 'aria-label': 'What this is' });

  function select(
    row: HTMLElement | null,
    { isFocused = false, block = 'nearest' }: { isFocused?: boolean; block?: ScrollLogicalPosition } = {},
  ): void {
    selected?.classList.remove('selected');
    selected = row;
    last = row ?? last;
    if (!row || !shown) {
      tools.remove();
      return;
    }
    row.classList.add('selected');
    const at = Number(row.dataset.at);
    const buttons = correctionsAt({ ...shown, at }).map(({ label, boundaries }) =>
      element('button', { type: 'button', class: 'secondary small', click: () => correct(boundaries) }, [
        label,
      ]),
    );
    const next = row.querySelector('.row-doubt') ? doubtFrom(row, 1) : undefined;
    const onwards = next
      ? [element('button', { type: 'button', class: 'small', click: () => goToRow(next) }, ['Next doubt'])]
      : [];
    tools.replaceChildren(...buttons, ...onwards);
    row.append(tools);
    if (!isFocused) return;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block });
  }

  function goToRow(row: HTMLElement): void {
    select(row, { isFocused: true, block: 'start' });
  }

  /** The nearest row with a doubt after the given one, or before it. */
  function doubtFrom(from: HTMLElement | null, step: Step): HTMLElement | undefined {
    const doubtful = rowsIn(place, '.painted-row:has(> .row-doubt)');
    if (step === -1) doubtful.reverse();
    const side = step === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    return doubtful.find((row) => !from || (from.compareDocumentPosition(row) & side) !== 0);
  }

  place.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || tools.contains(event.target)) return;
    const row = event.target.closest<HTMLElement>('.painted-row');
    if (!row || row === selected) return;
    select(row);
    tools.scrollIntoView({ block: 'nearest' });
  });

  place.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (key === 'Escape') {
      select(null);
      place.focus();
      return;
    }
    const step = steps[key];
    if (step === undefined || ctrlKey || metaKey || shiftKey) return;
    const isArrow = key.startsWith('Arrow');
    if (altKey && isArrow) {
      event.preventDefault();
      const doubtful = doubtFrom(last, step);
      if (doubtful) goToRow(doubtful);
      else announce(step === 1 ? 'No more doubts below.' : 'No more doubts above.');
      return;
    }
    // Without a selection, a page is only scrolled.
    if (altKey || (key.startsWith('Page') && !selected)) return;
    event.preventDefault();
    const rows = rowsIn(place);
    if (key.startsWith('Page')) return turnPage(rows, step);
    const onwards = last ? rows.indexOf(last) + step : 0;
    const position = key === 'Home' ? 0 : key === 'End' ? rows.length - 1 : onwards;
    const next = rows[Math.min(rows.length - 1, Math.max(0, position))];
    if (next) select(next, { isFocused: true });
  });

  /** Selects the row that is a screen further on, and scrolls it to where the selected one was. */
  function turnPage(rows: readonly HTMLElement[], step: Step): void {
    if (!selected) return;
    const topOf = (row: HTMLElement) => row.getBoundingClientRect().top;
    const top = topOf(selected);
    let position = rows.indexOf(selected);
    let next = selected;
    // Row by row, because the browser lays out a page only once it is asked where its rows are.
    while (step * (topOf(next) - top) < shareOfScreen * window.innerHeight) {
      position += step;
      const row = rows[position];
      if (!row) break;
      next = row;
    }
    window.scrollBy({ top: topOf(next) - top, behavior: 'instant' });
    select(next, { isFocused: true });
  }

  place.tabIndex = 0;
  place.setAttribute('role', 'region');
  place.setAttribute(
    'aria-label',
    'The document: choose a row with a click or the arrow keys to correct it. Press Alt with an arrow key for the next or previous doubt',
  );

  return {
    goTo(paragraph) {
      const row = rowsIn(place).find(({ dataset }) => Number(dataset.at) >= paragraph);
      if (row) goToRow(row);
    },
    uncover() {
      if (!selected) return;
      const { top } = selected.getBoundingClientRect();
      const covered = Number.parseFloat(getComputedStyle(selected).scrollMarginTop);
      if (top >= 0 && top < covered) window.scrollBy({ top: top - covered, behavior: 'instant' });
    },
    show(next, paint) {
      const id = selected?.id;
      const lastId = last?.id;
      const top = selected?.getBoundingClientRect().top;
      const hadFocus = place.contains(document.activeElement);
      shown = next;
      select(null);
      paint();
      const rowOf = (name: string | undefined) =>
        name === undefined ? null : place.querySelector<HTMLElement>(`#${name}`);
      last = rowOf(lastId);
      const row = rowOf(id);
      if (!row || top === undefined) return;
      select(row, { isFocused: hadFocus });
      window.scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
    },
  };
}

/** Forwards or backwards. */
type Step = 1 | -1;

/** The keys that move the selection. */
const steps: Readonly<Record<string, Step | undefined>> = {
  ...{ ArrowDown: 1, PageDown: 1, End: 1 },
  ...{ ArrowUp: -1, PageUp: -1, Home: -1 },
};

/** So that a line that was read last is still in sight. */
const shareOfScreen = 0.8;

function rowsIn(place: HTMLElement, selector = '.painted-row'): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(selector)];
}
