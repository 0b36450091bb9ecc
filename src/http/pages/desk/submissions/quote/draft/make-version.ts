import { priceText } from '../../../../../../core/pricing/in-words.ts';
import { announce } from '../../../../elements/problem-box.ts';
import { type Sender, sendWith } from '../../../section/send-with.ts';
import { elsewhereProblem, keptForNext } from './draft-note.ts';
import type { QuoteDraft } from './quote-draft.ts';

/**
 * Makes the next version from a draft, unless another tab has changed that, and says so.
 *
 * @param made called afterwards, unless the reader has left the section by then
 */
export async function makeVersion(draft: QuoteDraft, sender: Sender, made: () => void): Promise<void> {
  if (draft.isChangedElsewhere) return sender.problem.replaceChildren(elsewhereProblem());
  await sendWith({ ...sender, whenOutdated: keptForNext }, async () => {
    const { version, quote } = await draft.save();
    announce(`Version ${version} is in force: ${priceText(quote.total, quote.currency)}.`);
    if (!sender.signal.aborted) made();
  });
}
