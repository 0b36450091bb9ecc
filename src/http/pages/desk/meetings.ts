import { isTimeZone, ownTimeZone, timeIn } from '../../../core/time/time-zone.ts';
import type { OperationTypes } from '../../client/client.ts';
import { element } from '../elements/element.ts';
import { counted, webAddress } from '../elements/format.ts';
import { announce } from '../elements/problem-box.ts';
import { moreBelow, readPages } from './lists/paged.ts';
import { replaceKeepingFocus } from './lists/refresh.ts';
import type { Section } from './lists/section.ts';
import { meetingForm } from './meetings/meeting-form.ts';

type Meeting = OperationTypes['listMeetings']['output']['meetings'][number];

/** Video rooms: a form for a new one, and a list of last month's. */
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

function entry(meeting: Meeting): HTMLElement {
  const { roomCode, title, status, participants, joinUrl } = meeting;
  const isActive = status === 'active';
  return element('li', { class: 'panel' }, [
    element('h3', {}, [title]),
    ...timesOf(meeting),
    element('p', { class: 'hint' }, [`Room ${roomCode}`]),
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
    ...(isActive ? [joinLink(joinUrl, title)] : []),
  ]);
}

/** When the meeting starts, and when the room opens and closes, in the time zone that was chosen for the meeting. */
function timesOf({
  startsAt,
  opensAt,
  expiresAt,
  durationMinutes,
  timeZone,
  status,
}: Meeting): HTMLElement[] {
  const zone = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : ownTimeZone();
  const time = (instant: string) => element('time', { datetime: instant }, [timeIn(zone, instant)]);
  const closes = status === 'active' ? 'closes' : 'closed';
  const opens = Date.parse(opensAt) > Date.now() ? 'Opens' : 'Opened';
  return [
    ...(startsAt === undefined
      ? []
      : [
          element('p', {}, ['Starts ', time(startsAt), `, ${counted(durationMinutes, 'minute', 'minutes')}`]),
        ]),
    element('p', { class: 'hint' }, [`${opens} `, time(opensAt), `, ${closes} `, time(expiresAt)]),
  ];
}

const invitations = {
  sent: 'invited',
  written: 'invitation written to the outbox, not sent',
  queued: 'invitation being sent',
  failed: 'invitation failed',
};

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
        // If the page may not copy, it at least selects the link.
        getSelection()?.selectAllChildren(link);
        announce('The link is selected. Please copy it with the keyboard.');
      },
    );
  });
  return element('p', { class: 'buttons' }, [link, copy]);
}
