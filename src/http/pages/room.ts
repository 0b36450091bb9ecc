import { ownTimeZone, timeIn } from '../../core/time/time-zone.ts';
import { DeskApiError, type OperationTypes } from '../client/client.ts';
import { connect } from './desk/token/desk-address.ts';
import { type Child, element, pageElement } from './elements/element.ts';
import { counted } from './elements/format.ts';
import { announce, keepAddressOnSkip, problemBox, sentenceOf } from './elements/problem-box.ts';
import { facts } from './elements/table.ts';
import { showCall } from './room/call.ts';
import { lobby, type Wish } from './room/lobby.ts';

type Meeting = OperationTypes['getMeeting']['output'];

/** The page that an invitation leads to: the meeting's details and a camera check, then the room itself. */
const client = connect();
const business = document.querySelector('.business')?.textContent ?? '';
const heading = pageElement('title', HTMLElement);
const section = pageElement('section', HTMLElement);
const hasVideo = document.documentElement.dataset.video === 'yes';
/** The reader's time zone, in which times are shown. */
const readersZone = ownTimeZone();
const roomCode = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
/** Aborted to stop whatever the current view has running, such as its camera or timer. */
let shown = new AbortController();
/** Kept for joining again. */
let ownName = '';

keepAddressOnSkip();
void open();

/** Loads the meeting, and shows what can be done with it now. */
async function open(): Promise<void> {
  try {
    showMeeting(await client.getMeeting({ roomCode }));
  } catch (error) {
    showFailure(error);
  }
}

function showMeeting(meeting: Meeting): void {
  setTitle(meeting.title);
  const facts = whenView(meeting, business);
  const signal = replace();
  const next = () => {
    if (!hasVideo) return noVideoView(business);
    if (!meeting.isOpen) return waiting(meeting, signal);
    return lobby({ name: ownName, signal, join: (wish) => join(meeting, wish) });
  };
  section.replaceChildren(facts, next());
}

/** The view before the room opens. It then reloads the meeting by itself. */
function waiting({ opensAt }: Meeting, signal: AbortSignal): HTMLElement {
  const left = Math.max(Date.parse(opensAt) - Date.now(), leastWait);
  const timer = setTimeout(() => void open(), Math.min(left, longestWait));
  signal.addEventListener('abort', () => clearTimeout(timer));
  return element('div', { class: 'box' }, [
    element('p', {}, [
      'The room is not open yet. It opens on ',
      element('strong', {}, [timeIn(readersZone, opensAt)]),
      '.',
    ]),
    element('p', {}, ['Come back then, or leave this page open: it will continue by itself.']),
  ]);
}

/** Clocks differ: a page that is slightly early asks again soon, one that is days early asks now and then. */
const leastWait = 5_000;
const longestWait = 10 * 60_000;

async function join(meeting: Meeting, wish: Wish): Promise<void> {
  const { token, url } = await client.issueToken({ room: meeting.roomCode, participant: wish.name });
  ownName = wish.name;
  const signal = replace();
  heading.focus();
  announce('Connecting …');
  await showCall({ place: section, url, token, wish, business, signal, again: () => void open() });
}

/** Shows a view for each kind of failure, with what to do next. */
function showFailure(error: unknown): void {
  const status = error instanceof DeskApiError ? error.status : null;
  if (status === 404) setTitle('No such room');
  if (status === 410) setTitle('This meeting has ended');
  if (status === 404) replace(unknownView(business));
  else if (status === 410) replace(closedView(business));
  else replace(problemBox(sentenceOf(error), { label: 'Try again', act: () => void open() }));
}

/** Replaces the current view and stops it. Returns the signal for the new one. */
function replace(...children: HTMLElement[]): AbortSignal {
  shown.abort();
  shown = new AbortController();
  section.replaceChildren(...children);
  return shown.signal;
}

function setTitle(title: string): void {
  heading.textContent = title;
  document.title = `${title}: ${business}`;
}

/** The details of a meeting: when it is and who invites. */
function whenView(meeting: Meeting, business: string): HTMLElement {
  const { startsAt, durationMinutes, opensAt, expiresAt, participantCount, isOpen } = meeting;
  const starts =
    startsAt === undefined ? null : withTime(startsAt, `, ${counted(durationMinutes, 'minute', 'minutes')}`);
  return facts([
    ['Organised by', business],
    ['Starts', starts],
    ['Room opens', isOpen ? null : withTime(opensAt)],
    ['Room closes', withTime(expiresAt)],
    ['Participants', counted(participantCount, 'person', 'people')],
  ]);
}

/** The view for an address whose code belongs to no meeting. */
function unknownView(business: string): HTMLElement {
  return box([
    'No meeting has the code in this address.',
    `Please compare the address with the one in your invitation: codes look like kfm-4tqx-9dw. If it is the same, ask ${business} for a new invitation.`,
  ]);
}

function closedView(business: string): HTMLElement {
  return box([
    'The room was open for 24 hours and is now closed.',
    `If you still have something to talk about, ask ${business} for a new invitation.`,
  ]);
}

/** The view for a desk without a video-room server. */
function noVideoView(business: string): HTMLElement {
  return box([
    'Video rooms are not set up here, so nobody can join.',
    `Please tell ${business}, and ask for another way to talk. The operator of this desk needs to set LIVEKIT_URL, LIVEKIT_API_KEY and LIVEKIT_API_SECRET; thesisdesk doctor checks them.`,
  ]);
}

function box(sentences: string[]): HTMLElement {
  return element(
    'div',
    { class: 'box problem' },
    sentences.map((sentence) => element('p', {}, [sentence])),
  );
}

function withTime(instant: string, more = ''): Child {
  return element('span', {}, [element('time', { datetime: instant }, [timeIn(readersZone, instant)]), more]);
}
