import { element } from '../../../elements/element.ts';
import { lookAgain, watch } from '../../../elements/watch.ts';
import { refresh } from '../../section/refresh.ts';
import type { Opening } from '../../section/section.ts';
import { newerNote } from '../newer-note.ts';

export interface Followed {
  /** The version that is open. */
  version: number;
  /** Where it is said that there is a newer one, or that the desk cannot be reached. */
  place: HTMLElement;
  /** Tells the corrections that they no longer apply; returns false if there are none. */
  outdate(): boolean;
}

/**
 * Follows what others do to a submission while its document is open: an erased one is closed. A newer version is only
 * announced, because the document must not be replaced under the eyes of its reader.
 */
export async function followOthers(
  { client, item, signal }: Opening,
  { version: opened, place, outdate }: Followed,
): Promise<void> {
  const submissionId = item ?? '';
  let newest = opened;
  let isBehind = false;
  const look = async () => {
    const [{ purgedAt }, { versions }] = await Promise.all([
      client.showSubmission({ submissionId }, { signal }),
      client.listQuoteVersions({ submissionId }, { signal }),
    ]);
    if (purgedAt !== undefined) {
      refresh();
      return null;
    }
    const version = versions[0]?.version ?? opened;
    if (isBehind) place.replaceChildren();
    if (version > newest || (isBehind && version > opened)) {
      if (!outdate()) place.replaceChildren(newerNote(version));
    }
    newest = version;
    isBehind = false;
    return { isUnderWay: false };
  };
  const say = (text: string) => {
    isBehind = true;
    place.replaceChildren(element('p', { class: 'hint' }, [text]));
  };
  await watch(signal, () => lookAgain(look, { isShown: true, say }));
}
