import { formatCount } from '../../../../../core/text/format-count.ts';
import { afterPress } from '../../../elements/after-press.ts';
import { element } from '../../../elements/element.ts';
import { fieldProblem, labelled } from '../../../elements/form-field.ts';
import type { QuoteDraft } from '../quote/draft/quote-draft.ts';
import { countIn, countProblem } from '../quote/written-number.ts';

/** The number of front pages, and why it differs from the count if it is set by hand. */
export interface FrontPagesField {
  element: HTMLElement;
  show(count: number): void;
  /** Shows what was counted beside a number that was set by hand; null if it was not. */
  showCounted(count: number | null): void;
  showWhy(why: string): void;
  /** Whether it has what cannot be used. */
  readonly isWrong: boolean;
  /** Goes to it. */
  focus(): void;
  /** Takes an empty number as counted, as when the field is left. */
  settle(): void;
  /** Asks for the reason. */
  askWhy(): void;
}

export interface FrontPagesChanges {
  /** Sets the number of front pages by hand, as far as it is typed: null to count them, undefined for what is not a number. */
  setFrontPages(pages: number | null | undefined): void;
  /** Takes the reason for that number. */
  explain(why: string): void;
}

export function frontPagesField(
  draft: QuoteDraft,
  { setFrontPages, explain }: FrontPagesChanges,
): FrontPagesField {
  const hint = element('p', { id: 'front-pages-hint', class: 'hint' });
  const pages = element('input', {
    id: 'front-pages',
    inputmode: 'numeric',
    autocomplete: 'off',
    value: draft.base.analysis.frontMatter,
    'aria-describedby': hint.id,
  });
  const problem = fieldProblem(pages);
  const why = element('input', { id: 'front-pages-why', maxlength: 500 });
  const whyField = labelled('Why it differs from the count', why);
  const whyProblem = fieldProblem(why);
  whyField.append(whyProblem.element);
  whyField.hidden = true;
  const counted = () => (draft.state.preview ?? draft.base).counted.frontMatter;
  const showCounted = (count: number | null) => {
    hint.textContent = count === null ? '' : `set by hand; ${formatCount(count)} counted`;
    whyField.hidden = count === null;
  };
  const isEmpty = () => pages.value.trim() === '';
  const isWrong = () => pages.getAttribute('aria-invalid') === 'true';
  const take = () => {
    const count = countIn(pages.value);
    const isSet = count !== null && count !== counted();
    problem.say(countProblem(pages.value));
    showCounted(isSet ? counted() : null);
    setFrontPages(count === null ? undefined : isSet ? count : null);
  };
  // As in the form for the next version, an empty number is as counted.
  const settle = () => {
    if (!isEmpty()) return;
    pages.value = String(counted());
    take();
  };
  pages.addEventListener('input', () => {
    if (isEmpty()) problem.say(null);
    else take();
  });
  pages.addEventListener('blur', () => afterPress(settle));
  // Not only when it is left: what moves then takes the button away from under a click.
  why.addEventListener('input', () => whyProblem.say(null));
  why.addEventListener('change', () => explain(why.value.trim()));
  return {
    element: element('div', { class: 'front-pages no-print' }, [
      labelled('Front pages', pages),
      problem.element,
      hint,
      whyField,
    ]),
    show(count) {
      // What is wrong stays for the person who typed it, also after another correction.
      if (pages === document.activeElement || isWrong()) return;
      pages.value = String(count);
    },
    showCounted,
    settle,
    get isWrong() {
      return isWrong();
    },
    focus: () => pages.focus(),
    showWhy(text) {
      if (why !== document.activeElement) why.value = text;
    },
    askWhy() {
      whyProblem.say('Say why the number of front pages differs from the count.');
      why.focus();
    },
  };
}
