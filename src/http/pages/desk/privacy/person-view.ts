import {
  addressStays,
  addressStaysIn,
  erasedFrom,
  nothingAboutPerson,
  removeElsewhere,
} from '../../../../core/text/erasure-in-words.ts';
import type { OperationTypes } from '../../../client/client.ts';
import { type Child, element } from '../../elements/element.ts';
import { localTime, webAddress } from '../../elements/format.ts';
import { announce } from '../../elements/problem-box.ts';
import { confirmed } from '../section/confirmed.ts';
import type { Opening } from '../section/section.ts';
import { sendWith } from '../section/send-with.ts';
import { keptDraft } from '../submissions/quote/draft/kept-draft.ts';
import { exportButton } from './export-button.ts';
import {
  type NamedPlaces,
  type NamedSubmissions,
  namedSubmissions,
  submissionLink,
  submissionLinks,
} from './named.ts';

type Erasure = OperationTypes['erasePerson']['output'];

/** What is known by more than an id. */
interface Named {
  submissions: NamedSubmissions;
  places: NamedPlaces;
}

/** What the desk has about a person, with buttons that export and erase it. */
export function personView(
  { email, preview, named }: { email: string; preview: Erasure; named: Named },
  opening: Opening,
  erased: () => void,
): { element: HTMLElement; focus(): void } {
  const view = element('section', { class: 'panel', 'aria-labelledby': 'person-title' });
  const heading = (text: string) => element('h3', { id: 'person-title', tabindex: -1 }, [text]);
  const made = { element: view, focus: () => view.querySelector('h3')?.focus() };
  const what = partsOf(preview);
  if (what.length === 0) {
    view.append(heading(email), element('p', {}, [nothingAboutPerson]), ...stayingIn(preview, named));
    return made;
  }
  const saving = exportButton(email, ['Export the data'], opening);
  const erase = element('button', { type: 'button', class: 'secondary', id: 'erase-person' }, [
    'Erase this person…',
  ]);
  const problem = element('div');
  erase.addEventListener('click', async () => {
    const details = [
      `This removes the person from: ${what.join(', ')}.`,
      remains,
      ...(preview.dealsElsewhere.length > 0 ? ['The CRM keeps its own data.'] : []),
      ...(addressStaysIn(preview).length > 0 ? ['The address stays where somebody else wrote it.'] : []),
    ];
    const question = `Erase ${email}? This cannot be undone.`;
    if (!(await confirmed({ question, details, yes: 'Erase this person', no: 'Keep the data' }))) return;
    await sendWith({ button: erase, problem, ...opening }, async () => {
      const erasure = await opening.client.erasePerson({ email });
      for (const submissionId of erasure.submissions) keptDraft.forget(submissionId);
      erased();
      // Some were the person's own, and have lost their names.
      const submissions = await namedSubmissions(erasure.mentions?.submissions ?? [], opening);
      if (opening.signal.aborted) return;
      view.replaceChildren(heading('Erased'), ...outcomeOf(erasure, { ...named, submissions }));
      made.focus();
      announce('The person was erased.');
    });
  });
  view.append(
    heading(`What the desk has about ${email}`),
    ...listsOf(preview, what, named),
    element('h4', {}, ['What an erasure leaves']),
    element('p', {}, [remains]),
    ...stayingIn(preview, named),
    element('p', { class: 'buttons' }, [saving.button, erase]),
    saving.problem,
    problem,
  );
  return made;
}

function listsOf({ submissions }: Erasure, what: readonly string[], named: Named): HTMLElement[] {
  return [
    list(what),
    ...(submissions.length === 0
      ? []
      : [
          element('h4', {}, ['Submissions']),
          submissionLinks(
            submissions.map((id) => named.submissions.get(id) ?? { submissionId: id, name: id }),
          ),
        ]),
  ];
}

function outcomeOf(erasure: Erasure, named: Named): HTMLElement[] {
  const parts = partsOf(erasure);
  const removed = parts.length === 0 ? nothingAboutPerson : `Removed from: ${parts.join(', ')}.`;
  return [element('p', { class: 'box good' }, [`${removed} ${remains}`]), ...stayingIn(erasure, named)];
}

function partsOf(erasure: Erasure): string[] {
  return erasedFrom(erasure).flatMap(({ count, text }) => (count === 0 ? [] : [text]));
}

const remains = 'What remains is numbers, prices, statuses and times, without the person.';

/** What somebody has to remove by hand. */
function stayingIn(erasure: Erasure, named: Named): HTMLElement[] {
  const { dealsElsewhere } = erasure;
  const places = addressStaysIn(erasure);
  const addressOf = {
    submission: (id: string) => `#submission-${id}`,
    meeting: () => '#meetings',
    example: () => '#examples',
  };
  const elsewhere = dealsElsewhere.map(({ url }) => {
    const href = webAddress(url);
    return href === null ? url : element('a', { href, rel: 'noopener noreferrer' }, [url]);
  });
  const links = places.map(({ kind, id, text }) => {
    const submission = kind === 'submission' ? named.submissions.get(id) : undefined;
    if (submission) return element('span', {}, ['submission of ', ...submissionLink(submission)]);
    const known = named.places.get(id);
    const link = element('a', { href: addressOf[kind](id) }, [known?.text ?? text]);
    return known ? element('span', {}, [link, ', ', localTime(known.at)]) : link;
  });
  return [...introduced(removeElsewhere, elsewhere), ...introduced(addressStays, links)];
}

function introduced(sentence: string, entries: readonly Child[]): HTMLElement[] {
  return entries.length === 0 ? [] : [element('p', {}, [sentence]), list(entries)];
}

function list(entries: readonly Child[]): HTMLElement {
  return element(
    'ul',
    {},
    entries.map((each) => element('li', {}, [each])),
  );
}
