import { DeskApiError } from '../client/client.ts';
import { connect } from './desk-address.ts';
import { element, pageElement } from './elements/element.ts';
import { announce, keepAddressOnSkip, problemBox, sentenceOf } from './elements/problem-box.ts';
import { lookAgain, pause, watch } from './elements/watch.ts';
import { showCall } from './room/call.ts';
import { lobby, type Wish } from './room/lobby.ts';
import {
  closedView,
  type Meeting,
  noVideoView,
  pastView,
  unknownView,
  whenView,
  withTime,
} from './room/meeting-views.ts';

/** The page that an invitation leads to: the meeting's details and a camera check, then the room itself. */
const client = connect();
const business = document.querySelector('.business')?.textContent ?? '';
const heading = pageElement('title', HTMLElement);
const section = pageElement('section', HTMLElement);
const hasVideo = document.documentElement.dataset.video === 'yes';
const roomCode = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
/** Aborted to stop whatever the current view has running, such as its camera or timer. */
let shown = new AbortController();
/** Kept for joining again. */
let before: Wish | null = null;

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
    return lobby({ before, signal, join: (wish) => join(meeting, wish) });
  };
  section.replaceChildren(facts, next());
}

/** The view before the room opens. It then goes on by itself, and stays while the desk cannot be reached. */
function waiting({ opensAt }: Meeting, signal: AbortSignal): HTMLElement {
  const state = element('p', { class: 'hint', role: 'status' });
  const say = (text: string) => {
    // Said again, it would be read out again.
    if (state.textContent !== text) state.textContent = text;
  };
  const look = async () => {
    const meeting = await client.getMeeting({ roomCode });
    if (signal.aborted) return null;
    showMeeting(meeting);
    if (meeting.isOpen) announce('The room is open.');
    return null;
  };
  const left = Math.max(Date.parse(opensAt) - Date.now(), leastWait);
  pause(Math.min(left, longestWait), signal)
    .then(() => watch(signal, () => lookAgain(look, { isShown: true, say })))
    .catch(showFailure);
  return element('div', { class: 'box' }, [
    element('p', {}, [
      'The room is not open yet. It opens on ',
      element('strong', {}, [withTime(opensAt)]),
      '.',
    ]),
    element('p', {}, ['Come back then, or leave this page open: it will continue by itself.']),
    state,
  ]);
}

/** Clocks differ: a page that is slightly early asks again soon, one that is days early asks now and then. */
const leastWait = 5_000;
const longestWait = 10 * 60_000;

async function join(meeting: Meeting, wish: Wish): Promise<void> {
  before = wish;
  const token = await tokenFor(meeting, wish);
  // The room has closed in the meantime.
  if (token === null) return open();
  const signal = replace();
  heading.focus();
  announce('Connecting …');
  await showCall({ place: section, ...token, wish, business, signal, again: () => void open() });
}

async function tokenFor(
  { roomCode }: Meeting,
  { name }: Wish,
): Promise<{ url: string; token: string } | null> {
  try {
    return await client.issueToken({ room: roomCode, participant: name });
  } catch (error) {
    if (error instanceof DeskApiError && error.meeting) return null;
    throw error;
  }
}

/** Shows a view for each kind of failure, with what to do next. */
function showFailure(error: unknown): void {
  const { status, meeting } = error instanceof DeskApiError ? error : { status: null, meeting: null };
  if (status === 404) setTitle('No such room');
  if (status === 410) setTitle('This meeting has ended');
  if (status === 404) replace(unknownView(business));
  else if (status === 410) replace(...(meeting ? [pastView(meeting, business)] : []), closedView(business));
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
