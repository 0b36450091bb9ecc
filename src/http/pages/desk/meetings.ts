import { type MeetingState, meetingState } from '../../../core/records/meeting-state.ts';
import type { OperationTypes } from '../../client/client.ts';
import { element } from '../elements/element.ts';
import { moreBelow, readPages } from './lists/paged.ts';
import { replaceKeepingFocus } from './lists/refresh.ts';
import type { Section } from './lists/section.ts';
import { confirmation } from './meetings/confirmation.ts';
import { joinLink, timesOf } from './meetings/meeting-facts.ts';
import { type CreatedMeeting, meetingForm } from './meetings/meeting-form.ts';

type Meeting = OperationTypes['listMeetings']['output']['meetings'][number];

/** Video rooms: a form for a new one, and a list of last month's. */
export const meetingsSection: Section = {
  title: 'Meetings',
  link: 'meetings',
  async open(opening) {
    const { client, place, signal, fail } = opening;
    const list = element('div');
    const warning = element('p', { class: 'box doubt', id: 'no-video', hidden: true }, [noRoom]);
    let most = 1;
    const printList = async () => {
      const pages = await readPages(most, (page) => client.listMeetings(page, { signal }));
      const meetings = pages.flatMap((page) => page.meetings);
      warning.hidden = pages.every(({ hasVideoServer }) => hasVideoServer);
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
    const news = element('div', { role: 'status', tabindex: -1 });
    const form = element('div');
    const printForm = () => form.replaceChildren(meetingForm(opening, { warning, created: showCreated }));
    const showCreated = (meeting: CreatedMeeting) => {
      printForm();
      // The list is below the form, which is taller than most screens.
      news.replaceChildren(confirmation(meeting));
      news.focus({ preventScroll: true });
      news.scrollIntoView({ block: 'center' });
      printList().catch(fail);
    };
    printForm();
    await printList();
    place.replaceChildren(
      news,
      element('h2', {}, ['New meeting']),
      form,
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
