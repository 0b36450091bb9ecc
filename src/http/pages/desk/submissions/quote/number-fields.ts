import { type Analysis, numberKeys, numberNames } from '../../../../../core/docx/analysis.ts';
import type { NumberSet } from '../../../../../core/records/submissions/quote-version.ts';
import { formatCount } from '../../../../../core/text/format-count.ts';
import { element } from '../../../elements/element.ts';
import { type FormPart, fieldProblem, isLeftToSend, labelled } from '../../../elements/form-field.ts';
import type { DraftState, QuoteDraft } from './draft/quote-draft.ts';
import { usualReason } from './quote-version.ts';
import { countIn, countProblem } from './written-number.ts';

/** The five numbers; one that differs from the count is set by hand, for which a reason is asked. */
export function numberFields(draft: QuoteDraft): FormPart {
  const { base } = draft;
  const known = knownNumbers(draft);
  const firstReason = commonReason(known);
  const reason = element('input', { id: 'quote-reason', maxlength: 500, value: firstReason });
  const reasonField = labelled('Why they differ from the count', reason);
  const reasonProblem = fieldProblem(reason);
  reasonField.append(reasonProblem.element);
  const counts = { ...base.counted };
  const set = draft.terms.numbers ?? {};
  const fields = numberKeys.map((key) => {
    const id = `quote-${key}`;
    const value = set[key] === null ? counts[key] : (set[key]?.value ?? base.analysis[key]);
    const input = element('input', { id, inputmode: 'numeric', autocomplete: 'off', value });
    const field = labelled(numberNames[key], input, countedText(counts[key]));
    const problem = fieldProblem(input);
    field.append(problem.element);
    return { key, input, field, problem, hint: field.querySelector('.hint') };
  });
  /** Returns the reason for a number; empty if it has none yet. */
  const reasonFor = (key: keyof Analysis, value: number) => {
    const kept = known[key];
    const isKept = kept?.value === value && reason.value === firstReason;
    return isKept ? kept.reason : reason.value.trim();
  };
  const read = () =>
    fields.map(({ key, input }) => {
      const value = input.value.trim() === '' ? counts[key] : countIn(input.value);
      return { key, value, isSet: value !== null && value !== counts[key] };
    });
  const unexplained = () =>
    read().filter(({ key, value, isSet }) => value !== null && isSet && reasonFor(key, value) === '');
  const change = () => {
    // Whoever has begun to explain, or has set everything back, has answered.
    if (unexplained().length === 0) reasonProblem.say(null);
    const numbers: Record<string, NumberSet | null> = {};
    for (const { key, value, isSet } of read()) {
      if (value === null) continue;
      // Until the form is sent, the price can be shown without a reason.
      numbers[key] = isSet ? { value, reason: reasonFor(key, value) || usualReason } : null;
    }
    draft.change({ numbers });
  };
  /** An empty number is as counted, and shows that as soon as it is left. */
  const settle = ({ key, input, problem }: (typeof fields)[number]) => {
    if (input.value.trim() === '') input.value = String(counts[key]);
    problem.say(countProblem(input.value));
  };
  for (const field of fields) {
    const { input, problem } = field;
    input.addEventListener('input', () => {
      problem.say(input.value.trim() === '' ? null : countProblem(input.value));
      change();
    });
    input.addEventListener('blur', (event) => {
      if (!isLeftToSend(event)) settle(field);
    });
  }
  reason.addEventListener('input', change);
  const follow = ({ preview }: DraftState) => {
    if (!preview) return;
    // A new boundary changes the counts; numbers that were not set by hand follow them.
    for (const { key, input, hint } of fields) {
      if (counts[key] === preview.counted[key]) continue;
      if (input.value === String(counts[key])) input.value = String(preview.counted[key]);
      counts[key] = preview.counted[key];
      if (hint) hint.textContent = countedText(counts[key]);
    }
  };
  draft.watch(follow);
  follow(draft.state);
  return {
    element: element('fieldset', {}, [
      element('legend', {}, ['Numbers']),
      element(
        'div',
        { class: 'prices' },
        fields.map(({ field }) => field),
      ),
      reasonField,
    ]),
    showProblems() {
      for (const field of fields) settle(field);
      const names = unexplained().map(({ key }) => numberNames[key]);
      reasonProblem.say(names.length === 0 ? null : whyText(names));
    },
  };
}

/**
 * Asks why numbers differ from what was counted.
 *
 * @example
 * whyText(['Tables']); // 'Say why this number differs from the count: Tables.'
 */
function whyText(names: readonly string[]): string {
  const subject = names.length === 1 ? 'this number differs' : 'these numbers differ';
  return `Say why ${subject} from the count: ${names.join(', ')}.`;
}

function countedText(count: number): string {
  return `${formatCount(count)} counted`;
}

/** The numbers that have been set by hand and explained, in the version or the draft. */
function knownNumbers({ base, terms }: QuoteDraft): Partial<Record<keyof Analysis, NumberSet>> {
  const inDraft = Object.entries(terms.numbers ?? {}).filter(([, each]) => each?.reason !== usualReason);
  return Object.fromEntries(
    Object.entries({ ...base.numbers, ...Object.fromEntries(inDraft) }).filter(([, each]) => each !== null),
  );
}

/** The reason of all numbers; empty if they differ in it. */
function commonReason(known: Partial<Record<keyof Analysis, NumberSet>>): string {
  const [first = '', ...others] = new Set(Object.values(known).map(({ reason }) => reason));
  return others.length === 0 ? first : '';
}
