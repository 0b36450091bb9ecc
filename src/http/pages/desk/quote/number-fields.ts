import { numberKeys, numberNames } from '../../../../core/docx/analysis.ts';
import { formatCount } from '../../../../core/pricing/money.ts';
import { element } from '../../elements/element.ts';
import { labelled } from '../lists/labelled.ts';
import { type DraftState, type QuoteDraft, usualReason } from './quote-draft.ts';

/** The five numbers; one that differs from the count is set by hand. */
export function numberFields(draft: QuoteDraft): HTMLElement {
  const { base } = draft;
  const reason = element('input', { id: 'quote-reason', maxlength: 500, value: firstReason(draft) });
  const counts = { ...base.counted };
  const set = draft.terms.numbers ?? {};
  const fields = numberKeys.map((key) => {
    const id = `quote-${key}`;
    const value = set[key] === null ? counts[key] : (set[key]?.value ?? base.analysis[key]);
    const input = element('input', { id, type: 'number', min: 0, step: 1, value });
    const field = labelled(numberNames[key], input, countedText(counts[key]));
    return { key, input, field, hint: field.querySelector('.hint') };
  });
  const change = () => {
    const numbers: Record<string, { value: number; reason: string } | null> = {};
    for (const { key, input } of fields) {
      const isNumber = /^\d{1,9}$/.test(input.value.trim());
      input.setAttribute('aria-invalid', String(!isNumber));
      if (!isNumber) return;
      const value = Number(input.value);
      numbers[key] = value === counts[key] ? null : { value, reason: reason.value.trim() || usualReason };
    }
    draft.change({ numbers });
  };
  for (const { input } of [...fields, { input: reason }]) input.addEventListener('input', change);
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
  return element('fieldset', {}, [
    element('legend', {}, ['Numbers']),
    element(
      'div',
      { class: 'prices' },
      fields.map(({ field }) => field),
    ),
    labelled('Why they differ (optional)', reason),
  ]);
}

function countedText(count: number): string {
  return `${formatCount(count)} counted`;
}

function firstReason({ base }: QuoteDraft): string {
  return Object.values(base.numbers)[0]?.reason ?? '';
}
