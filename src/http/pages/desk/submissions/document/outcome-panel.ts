import { type Analysis, numberKeys, numberNames } from '../../../../../core/docx/analysis.ts';
import { priceText } from '../../../../../core/pricing/in-words.ts';
import { formatCount } from '../../../../../core/text/format-count.ts';
import { afterPress } from '../../../elements/after-press.ts';
import { element } from '../../../elements/element.ts';
import { inWordView } from '../../../evidence/in-word-view.ts';
import { certaintyLabel, type Report } from '../../../evidence/report.ts';
import type { Opening } from '../../section/section.ts';
import { stopIfOutdated } from '../../section/send-with.ts';
import { countingNote } from '../quote/draft/draft-note.ts';
import { makeVersion } from '../quote/draft/make-version.ts';
import { previewProblem } from '../quote/draft/preview-problem.ts';
import type { DraftState, QuoteDraft } from '../quote/draft/quote-draft.ts';
import type { QuoteVersion } from '../quote/quote-version.ts';
import { type FrontPagesChanges, frontPagesField } from './front-pages-field.ts';

export interface PanelOptions extends FrontPagesChanges {
  /** What the numbers of the corrected version rest on. */
  report: Report;
  takeBack(): void;
  /** Brings back what was taken back all at once. */
  restore(): void;
  /** Whether the reason is missing. */
  isWhyMissing(): boolean;
  opening: Opening;
}

export interface OutcomePanel {
  element: HTMLElement;
  /** The field for the number of front pages. */
  frontPages: HTMLElement;
  /** Takes what is entered in that field as if it were left. */
  settle(): void;
  /**
   * Updates the panel: whether there are corrections, whether the next one to take back is all that were kept, whether
   * these have just been taken back, and the reason for a number of front pages.
   */
  corrected(state: CorrectedState): void;
}

interface CorrectedState {
  areAny: boolean;
  areKept: boolean;
  canRestore: boolean;
  why: string;
}

/** Shows the numbers, how sure they are, and the price, as they would be with the corrections. */
export function outcomePanel(
  draft: QuoteDraft,
  { report, takeBack, restore, setFrontPages, explain, isWhyMissing, opening }: PanelOptions,
): OutcomePanel {
  const { base } = draft;
  const result = element('div', { 'aria-live': 'polite', 'aria-atomic': true });
  const problem = element('div');
  const back = element('button', { type: 'button', class: 'secondary small' }, ['Undo']);
  let isBackForRestoring = false;
  back.addEventListener('click', () => (isBackForRestoring ? restore() : takeBack()));
  const pages = frontPagesField(draft, { setFrontPages, explain });
  const save = element('button', { type: 'button' }, [`Make version ${base.version + 1}`]);
  save.addEventListener('click', async () => {
    pages.settle();
    if (pages.isWrong) return pages.focus();
    // Without the number that was taken back, there may be nothing to make a version of.
    if (save.hidden) return;
    if (isWhyMissing()) return pages.askWhy();
    await makeVersion(draft, { ...opening, button: save, problem }, () => {
      location.hash = location.hash.replace('document', 'submission');
    });
  });
  const form = element('button', { type: 'button', class: 'secondary' }, ['Add a discount or a note']);
  form.addEventListener('click', () => {
    pages.settle();
    location.hash = `${location.hash.replace('document', 'submission')}?correct`;
  });
  const unsaved = element('p', { class: 'hint', hidden: true });
  const leftOut = element('p', { class: 'hint', hidden: true }, [
    'The number of front pages marked as wrong is not included.',
  ]);
  const showLeftOut = () => {
    leftOut.hidden = !pages.isWrong;
  };
  pages.element.addEventListener('input', showLeftOut);
  const show = ({ preview, problem: why, isAsking }: DraftState) => {
    result.setAttribute('aria-busy', String(isAsking));
    stopIfOutdated({ button: save, problem }, why);
    if (why !== null) return result.replaceChildren(previewProblem(why, draft));
    const quote = preview?.quote ?? base.quote;
    const analysis = preview?.analysis ?? base.analysis;
    const { numbers, counted } = preview ?? base;
    // A correction, or taking one back, may change the number of front pages.
    if (!isAsking) {
      pages.show(analysis.frontMatter);
      pages.showCounted(numbers.frontMatter ? counted.frontMatter : null);
      showLeftOut();
    }
    result.replaceChildren(
      element('p', { class: 'price' }, [priceText(quote.total, quote.currency)]),
      numberList(analysis, {
        before: base.analysis,
        numbers,
        certainty: (preview?.report ?? report).certainty,
      }),
      element('div', { class: 'print-only' }, inWordView(preview?.report ?? report)),
    );
  };
  draft.watch(() => afterPress(() => show(draft.state)));
  show(draft.state);
  const corrected = ({ areAny, areKept, canRestore, why }: CorrectedState) => {
    pages.showWhy(why);
    const { hasFormChanges } = draft;
    // One button for both, so that the focus stays where it is.
    isBackForRestoring = canRestore;
    back.hidden = !areAny && !canRestore;
    // A version that is made here would have a discount or a note that is not in sight.
    save.hidden = !areAny || hasFormChanges;
    form.hidden = !areAny && !hasFormChanges;
    unsaved.hidden = form.hidden && !canRestore;
    form.textContent = hasFormChanges ? 'Back to the form' : 'Add a discount or a note';
    unsaved.textContent = [
      ...(canRestore ? ['The corrections are undone. You can restore them until you make another one.'] : []),
      ...(form.hidden ? [] : [unsavedText(base.version + 1, { areAny, hasFormChanges })]),
    ].join(' ');
    back.textContent = canRestore ? 'Restore' : areKept ? 'Undo all' : 'Undo';
  };
  return {
    corrected,
    settle: pages.settle,
    frontPages: pages.element,
    element: element('section', { class: 'outcome-panel', 'aria-labelledby': 'outcome-title' }, [
      element('h2', { id: 'outcome-title' }, ['New price', countingNote(draft)]),
      result,
      leftOut,
      unsaved,
      problem,
      element('p', { class: 'buttons' }, [save, ' ', form, ' ', back]),
    ]),
  };
}

function unsavedText(
  next: number,
  { areAny, hasFormChanges }: { areAny: boolean; hasFormChanges: boolean },
): string {
  if (!hasFormChanges)
    return 'Unsaved corrections: kept in this browser until you undo them or make a version, which is then mailed to the student.';
  return areAny
    ? `Unsaved corrections: kept in this browser, together with your draft of version ${next} in the form, whose lines and services are not in this price.`
    : `Your draft of version ${next} in the form is kept in this browser; its lines and services are not in this price.`;
}

/** Shorter, because the panel is narrow. */
const names = { ...numberNames, frontMatter: 'Front pages' };

function numberList(
  analysis: Analysis,
  {
    before,
    numbers,
    certainty,
  }: { before: Analysis; numbers: QuoteVersion['numbers']; certainty: Report['certainty'] },
): HTMLElement {
  const rows = numberKeys.map((key) => {
    const isChanged = analysis[key] !== before[key];
    return element('div', isChanged ? { class: 'changed' } : {}, [
      element('dt', {}, [names[key]]),
      element('dd', {}, [
        formatCount(analysis[key]),
        ...(isChanged ? [element('span', { class: 'hint' }, [` was ${formatCount(before[key])}`])] : []),
        ' ',
        ...(numbers[key]
          ? [element('span', { class: 'hint' }, ['set by hand'])]
          : certaintyLabel(certainty?.[key])),
      ]),
    ]);
  });
  return element('dl', { class: 'outcome' }, rows);
}
