import { type FilledField, namedProblem } from '../../../../core/text/field-names.ts';
import { problemBox, sentenceOf } from '../../elements/problem-box.ts';
import { refresh } from './refresh.ts';
import { isOutdated } from './refusal-kind.ts';

/**
 * Shows why the desk refused a change. If someone else was faster, the same change can never succeed, so there is a
 * button that opens what is there now.
 *
 * @param fields what the form calls the fields of the request
 * @param whenOutdated what then becomes of what was entered
 */
export function refusalBox(
  error: unknown,
  {
    fields = {},
    whenOutdated = 'What you entered here will be discarded.',
  }: { fields?: Readonly<Record<string, FilledField>>; whenOutdated?: string | undefined } = {},
): HTMLElement {
  const sentence = namedProblem(sentenceOf(error), fields);
  if (!isOutdated(error)) return problemBox(sentence);
  const action = { label: 'Open the newest version', act: refresh };
  return problemBox(`${sentence} ${whenOutdated}`, action);
}
