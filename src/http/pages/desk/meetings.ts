import { type MeetingState, meetingState } from '../../../core/records/meeting-state.ts';
import { counted } from '../../../core/text/counted.ts';
import { isTimeZone, ownTimeZone, timeIn } from '../../../core/time/time-zone.ts';
import type { OperationTypes } from '../../client/client.ts';
import { element } from '../elements/element.ts';
import { webAddress } from '../elements/format.ts';
import { announce } from '../elements/problem-box.ts';
import { type CreatedMeeting, meetingForm } from './meeting-form.ts';
import { pagedList } from './section/paged-list.ts';
import type { Section } from './section/section.ts';

type Meeting = OperationTypes['listMeetings']['output']['meetings'][number];

/** Video rooms: a form for a new one, and a list of last month's. */
export const meetingsSection: Section = {
  title: 'Meetings',
  link: 'meetings',
  async open(opening) {
    const { client, place, signal } = opening;
    const warning = element('p', { class: 'box doubt', id: 'no-video', hidden: true }, [noRoom]);
    const list = pagedList(opening, {
      async read(asked) {
        const page = await client.listMeetings(asked, { signal });
        warning.hidden = page.hasVideoServer;
        return page;
      },
      entriesOf: ({ meetings }) => meetings,
      view: (meetings) =>
        meetings.length === 0
          ? element('p', { class: 'empty' }, ['No meetings in the last 31 days.'])
          : element('ul', { class: 'meetings' }, meetings.map(entry)),
    });
    const news = element('div', { role: 'status', tabindex: -1 });
    const form = element('div');
    const printForm = () =>
      form.replaceChildren(meetingForm(opening, { warning, created: showCreated, unanswered: list.show }));
    const showCreated = (meeting: CreatedMeeting) => {
      printForm();
      // The list is below the form, which is taller than most screens.
      news.replaceChildren(confirmation(meeting));
      news.focus({ preventScroll: true });
      news.scrollIntoView({ block: 'center' });
      list.show();
    };
    printForm();
    await list.show();
    if (signal.aborted) return;
    place.replaceChildren(
      news,
      element('h2', {}, ['New meeting']),
      form,
      element('h2', {}, ['Upcoming and recent meetings']),
      list.place,
    );
  },
};

function entry(meeting: Meeting): HTMLElement {
  const { roomCode, title, status, participants, joinUrl } = meeting;
  const isActive = status === 'active';
  return element('li', { class: 'panel' }, [
    element('h3', {}, [title]),
    element('p', {}, [stateLabel(meetingState(meeting))]),
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

function stateLabel(state: MeetingState): HTMLElement {
  return element('span', { class: `status ${state}` }, [states[state]]);
}

const states: Readonly<Record<MeetingState, string>> = {
  scheduled: 'scheduled',
  open: 'open now',
  expired: 'over',
};

const noRoom =
  'No video server is set up, so there will be no room to join: people get their invitation, and its link leads to a page that says so. Set LIVEKIT_URL, LIVEKIT_API_KEY and LIVEKIT_API_SECRET first.';

const invitations = {
  sent: 'invited',
  written: 'invitation written to the outbox, not sent',
  queued: 'invitation being sent',
  failed: 'invitation failed',
};

/** Says that a meeting was created, when it is, and what became of the invitations. */
function confirmation(meeting: CreatedMeeting): HTMLElement {
  const { title, joinUrl, participants, hasVideoServer } = meeting;
  const isGood = hasVideoServer && participants.every(({ invite }) => invite !== 'failed');
  return element('div', { class: isGood ? 'box good' : 'box doubt' }, [
    element('p', {}, [element('strong', {}, [`“${title}” has been created.`])]),
    ...timesOf(meeting),
    ...(hasVideoServer ? [] : [element('p', {}, ['Nobody can join until a video server is set up.'])]),
    ...invitationsOf(participants).map((sentence) => element('p', {}, [sentence])),
    joinLink(joinUrl, title),
  ]);
}

/** A sentence for each state that an invitation is in. */
function invitationsOf(participants: CreatedMeeting['participants']): string[] {
  const of = (state: CreatedMeeting['participants'][number]['invite']) =>
    participants.filter(({ invite }) => invite === state);
  const [sent, written, queued, failed] = [of('sent'), of('written'), of('queued'), of('failed')];
  const invitations = (count: number, one: string, many: string) =>
    `${counted(count, 'invitation', 'invitations')} ${count === 1 ? one : many}`;
  return [
    ...(sent.length > 0 ? [`${invitations(sent.length, 'was', 'were')} sent.`] : []),
    ...(queued.length > 0 ? [`${invitations(queued.length, 'is', 'are')} being sent.`] : []),
    ...(written.length > 0
      ? [
          `${invitations(written.length, 'was', 'were')} written to the outbox, not sent: no mail server is set up. Please pass the link on.`,
        ]
      : []),
    ...(failed.length > 0
      ? [
          `The invitation to ${failed.map(({ email }) => email).join(', ')} failed. Please check the address, or pass the link on.`,
        ]
      : []),
  ];
}

/** When the meeting starts, and when the room opens and closes, in the time zone that was chosen for the meeting. */
function timesOf({
  startsAt,
  opensAt,
  expiresAt,
  durationMinutes,
  timeZone,
  status,
}: Omit<Meeting, 'participants' | 'isOpen'>): HTMLElement[] {
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

/** The link to a room, with a button that copies it. */
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
