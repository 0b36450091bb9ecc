import type { FilledField } from '../../../../../../core/text/field-names.ts';
import { problemBox, sentenceOf } from '../../../../elements/problem-box.ts';
import { refusalBox } from '../../../section/refusal-box.ts';
import { isPassing } from '../../../section/refusal-kind.ts';
import { keptForNext } from './draft-note.ts';
import type { QuoteDraft } from './quote-draft.ts';

/**
 * Says why a draft has no price, with a button for another try if the desk could not judge it.
 *
 * @param fields what the form calls the fields of the request
 */
export function previewProblem(
  why: unknown,
  draft: QuoteDraft,
  fields: Readonly<Record<string, FilledField>> = {},
): HTMLElement {
  if (!isPassing(why)) return refusalBox(why, { fields, whenOutdated: keptForNext });
  return problemBox(sentenceOf(why), { label: 'Try again', act: () => draft.retry() });
}
