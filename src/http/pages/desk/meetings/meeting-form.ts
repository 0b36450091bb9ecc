import type { OperationTypes } from '../../../client/client.ts';
import { element } from '../../elements/element.ts';
import { announce, problemBox, sentenceOf, wantsToken } from '../../elements/problem-box.ts';
import { labelled } from '../lists/labelled.ts';
import { refresh } from '../lists/refresh.ts';
import type { Opening } from '../lists/section.ts';

type MeetingRequest = OperationTypes['createMeeting']['input'];

/** Creates a room and invites the participants. */
export function meetingForm({ client, fail }: Opening): HTMLElement {
  const title = element('input', { id: 'meeting-title', maxlength: 200 });
  const startsAt = element('input', { id: 'meeting-start', type: 'datetime-local' });
  const minutes = element('input', { id: 'meeting-minutes', type: 'number', min: 5, max: 1440, step: 5 });
  const participants = element('textarea', { id: 'meeting-participants', rows: 3, required: true });
  const notes = element('textarea', { id: 'meeting-notes', rows: 2, maxlength: 5000 });
  const problem = element('div');
  const button = element('button', { type: 'submit' }, ['Create and invite']);
  const submit = async (event: Event) => {
    event.preventDefault();
    const people = readParticipants(participants.value);
    if (people.length === 0) {
      problem.replaceChildren(problemBox('Please enter at least one participant.'));
      return participants.focus();
    }
    button.disabled = true;
    problem.replaceChildren();
    try {
      const meeting = await client.createMeeting({
        participants: people,
        ...(title.value.trim() === '' ? {} : { title: title.value.trim() }),
        ...(startsAt.value === '' ? {} : { startsAt: new Date(startsAt.value).toISOString() }),
        ...(minutes.value === '' ? {} : { durationMinutes: Number(minutes.value) }),
        ...(notes.value.trim() === '' ? {} : { notes: notes.value.trim() }),
      });
      announce(`Room ${meeting.roomCode} is open.`);
      refresh();
    } catch (error) {
      if (wantsToken(error)) return fail(error);
      problem.replaceChildren(problemBox(sentenceOf(error)));
      button.disabled = false;
      button.focus();
    }
  };
  return element('form', { class: 'sheet', novalidate: true, submit }, [
    problem,
    labelled(
      'Participants',
      participants,
      'One per line: name@example.org, or Ada Example <ada@example.org>.',
    ),
    labelled('Title (optional)', title),
    element('div', { class: 'pair' }, [
      labelled('Starts (optional)', startsAt),
      labelled('Minutes (optional)', minutes),
    ]),
    labelled('Notes for the invitation (optional)', notes),
    element('p', { class: 'buttons' }, [button]),
  ]);
}

/**
 * People as they are written in the head of a mail, one a line or parted by semicolons.
 *
 * @example
 * readParticipants('Ada <ada@example.org>\nbo@example.org');
 * // [{ name: 'Ada', email: 'ada@example.org' }, 'bo@example.org']
 */
function readParticipants(text: string): MeetingRequest['participants'] {
  const entries = text.split(/[\n;]/).map((entry) => entry.trim());
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [, name = '', email] = /^(.*)<([^<>]*)>$/.exec(entry) ?? [];
      if (email === undefined) return entry;
      return name.trim() === '' ? email.trim() : { name: name.trim(), email: email.trim() };
    });
}
