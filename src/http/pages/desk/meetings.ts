import type { OperationTypes } from '../../client/client.ts';
import { element } from '../elements/element.ts';
import { announce } from '../elements/problem-box.ts';
import { localTime, webAddress } from '../format.ts';
import { moreBelow, readPages } from './lists/paged.ts';
import { replaceKeepingFocus } from './lists/refresh.ts';
import type { Section } from './lists/section.ts';
import { meetingForm } from './meetings/meeting-form.ts';

type Meeting = OperationTypes['listMeetings']['output']['meetings'][number];

/** Video rooms: a form for a new one, and those of the last month. */
export const meetingsSection: Section = {
  title: 'Meetings',
  link: 'meetings',
  async open(opening) {
    const { client, place, signal, fail } = opening;
    const list = element('div');
    let most = 1;
    const printList = async () => {
      const pages = await readPages(most, (page) => client.listMeetings(page, { signal }));
      const meetings = pages.flatMap((page) => page.meetings);
      const shown =
        meetings.length === 0
          ? element('p', { class: 'empty' }, ['No meetings in the last 31 days.'])
          : element('ul', { class: 'meetings' }, meetings.map(entry));
      replaceKeepingFocus(list, shown, ...moreBelow(pages, meetings.length, showMore));
    };
    const showMore = () => {
      most++;
      printList().catch(fail);
    };
    await printList();
    place.replaceChildren(
      element('h2', {}, ['New meeting']),
      meetingForm(opening),
      element('h2', {}, ['Meetings of the last 31 days']),
      list,
    );
  },
};

function entry({
  roomCode,
  title,
  status,
  createdAt,
  expiresAt,
  participants,
  joinUrl,
}: Meeting): HTMLElement {
  const isOpen = status === 'active';
  return element('li', { class: 'sheet' }, [
    element('h3', {}, [title]),
    element('p', { class: 'hint' }, [
      `Room ${roomCode}, created `,
      localTime(createdAt),
      isOpen ? ', open until ' : ', ended ',
      localTime(expiresAt),
    ]),
    element(
      'ul',
      { class: 'plain' },
      participants.map(({ email, name, invite }) =>
        element('li', {}, [
          name === undefined ? email : `${name} (${email})`,
          ' ',
          element('span', { class: `status ${invite}` }, [invitations[invite]]),
        ]),
      ),
    ),
    ...(isOpen ? [joinLink(joinUrl, title)] : []),
  ]);
}

const invitations = { sent: 'invited', queued: 'invitation being sent', failed: 'invitation failed' };

function joinLink(address: string, title: string): HTMLElement {
  const href = webAddress(address);
  const hidden = element('span', { class: 'hidden-text' }, [` of ${title}`]);
  const copy = element('button', { type: 'button', class: 'secondary small' }, ['Copy link', hidden]);
  const link = element('a', { href: href ?? undefined, rel: 'noopener noreferrer' }, [address]);
  copy.addEventListener('click', () => {
    const copying = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('not allowed'));
    copying.then(
      () => announce('Link copied.'),
      () => {
        // Without the right to copy, what is to be copied is at least marked.
        getSelection()?.selectAllChildren(link);
        announce('The link is selected. Please copy it with the keyboard.');
      },
    );
  });
  return element('p', { class: 'buttons' }, [link, copy]);
}
