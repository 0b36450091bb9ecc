import { readAddresses } from '../../../core/text/addresses.ts';
import { namedProblem } from '../../../core/text/field-names.ts';
import { instantIn, ownTimeZone, timesAroundSkip, timeZones } from '../../../core/time/time-zone.ts';
import { DeskApiError, type OperationTypes } from '../../client/client.ts';
import { element } from '../elements/element.ts';
import { labelled } from '../elements/form-field.ts';
import { problemBox, sentenceOf, wantsToken } from '../elements/problem-box.ts';
import type { Opening } from './section/section.ts';
import { setUnsaved, unsavedInput } from './section/unsaved.ts';

export type CreatedMeeting = OperationTypes['createMeeting']['output'];

/**
 * Creates a room and invites the participants.
 *
 * @param warning what to know before anyone is invited
 * @param created called with the new meeting
 * @param unanswered called if it may have been created, but the answer did not arrive
 */
export function meetingForm(
  { client, signal, fail }: Opening,
  {
    warning,
    created,
    unanswered,
  }: { warning: HTMLElement; created: (meeting: CreatedMeeting) => void; unanswered: () => void },
): HTMLElement {
  const title = element('input', { id: 'meeting-title', maxlength: 200 });
  const startsAt = element('input', { id: 'meeting-start', type: 'datetime-local' });
  const zone = zoneField('meeting-zone');
  const theirZone = zoneField('meeting-their-zone', 'Not known');
  const minutes = element('input', {
    id: 'meeting-minutes',
    type: 'number',
    min: 5,
    max: 1440,
    step: 5,
    placeholder: 60,
  });
  const participants = element('textarea', { id: 'meeting-participants', rows: 3, required: true });
  const notes = element('textarea', { id: 'meeting-notes', rows: 2, maxlength: 5000 });
  const problem = element('div');
  const button = element('button', { type: 'submit' }, ['Create and invite']);
  /** By their names in the request. */
  const fields = { participants, title, startsAt, durationMinutes: minutes, notes };
  /** The last request, and the key by which the desk recognises it if it is sent again. */
  let last = { request: '', key: '' };
  const refuse = (sentence: string, field: HTMLElement) => {
    problem.replaceChildren(problemBox(sentence));
    if (field !== button) field.setAttribute('aria-invalid', 'true');
    // The form is taller than most screens, so the sentence stands next to what it is about.
    (field.closest('.pair') ?? field.closest('.field, p'))?.before(problem);
    field.focus();
    problem.scrollIntoView({ block: 'nearest' });
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    problem.replaceChildren();
    for (const field of Object.values(fields)) field.removeAttribute('aria-invalid');
    const people = readAddresses(participants.value);
    const start = startsAt.value === '' ? undefined : instantIn(zone.value, startsAt.value);
    if (people.length === 0) return refuse('Please enter at least one participant.', participants);
    if (start === null) return refuse(skipped(zone.value, startsAt.value), startsAt);
    if (!startsAt.validity.valid) return refuse('Starts: please enter both date and time.', startsAt);
    // A browser hands over nothing of a number that it cannot read.
    if (minutes.validity.badInput) return refuse('Minutes: please enter a number such as 60.', minutes);
    const request = {
      participants: people.map((each) => ({ ...each, ...filled('timeZone', theirZone) })),
      ...filled('title', title),
      ...(start === undefined ? {} : { startsAt: start }),
      timeZone: zone.value,
      ...(minutes.value === '' ? {} : { durationMinutes: Number(minutes.value) }),
      ...filled('notes', notes),
    };
    const text = JSON.stringify(request);
    if (text !== last.request) last = { request: text, key: randomKey() };
    // What was entered is on its way, and nothing can be added to it.
    setUnsaved(null);
    form.inert = true;
    button.disabled = true;
    try {
      const meeting = await client.createMeeting({ ...request, idempotencyKey: last.key });
      if (!signal.aborted) created(meeting);
    } catch (error) {
      if (signal.aborted) return;
      const mayExist = error instanceof DeskApiError && (error.status === 0 || error.status >= 500);
      setUnsaved(mayExist ? 'The meeting may not have been created.' : notCreated);
      if (wantsToken(error)) return fail(error);
      form.inert = false;
      button.disabled = false;
      if (mayExist) unanswered();
      const names = {
        ...labels,
        participants: { ...labels.participants, entries: people.map(({ email }) => email) },
      };
      const [, field = button] =
        Object.entries(fields).find(([name]) => error instanceof DeskApiError && name === error.field) ?? [];
      const sentence = namedProblem(sentenceOf(error), names);
      refuse(mayExist ? `${sentence} ${onTryingAgain}` : sentence, field);
    }
  };
  const input = unsavedInput(Object.values(fields), notCreated);
  const form = element('form', { class: 'panel', novalidate: true, submit, input }, [
    warning,
    problem,
    labelled(
      labels.participants.name,
      participants,
      'Names and addresses as in a mail program, separated by commas, semicolons or line breaks.',
    ),
    labelled(`${labels.title.name} (optional)`, title),
    element('div', { class: 'pair' }, [
      labelled(
        `${labels.startsAt.name} (optional)`,
        startsAt,
        'The room opens an hour earlier. Without a start time it opens immediately.',
      ),
      labelled('Time zone', zone),
    ]),
    element('div', { class: 'pair' }, [
      labelled(`${labels.durationMinutes.name} (optional)`, minutes),
      labelled('Their time zone', theirZone, 'The invitation also gives the time in this zone.'),
    ]),
    labelled(`${labels.notes.name} for the invitation (optional)`, notes),
    element('p', { class: 'buttons' }, [button]),
  ]);
  return form;
}

const notCreated = 'The meeting has not been created.';
const onTryingAgain =
  'The meeting may have been created anyway: check the list below. Trying again without changes invites nobody twice.';

/** The labels of the fields on the page. */
const labels = {
  participants: { name: 'Participants' },
  title: { name: 'Title' },
  startsAt: { name: 'Starts' },
  durationMinutes: { name: 'Minutes' },
  notes: { name: 'Notes' },
};

function skipped(zone: string, local: string): string {
  const times = timesAroundSkip(zone, local)?.map((each) => each.slice(-'hh:mm'.length)) ?? [];
  return `Starts: this time is skipped in ${zone}, where clocks go forward. Choose ${times.join(' or ')}.`;
}

/** Returns a field of the request if something was entered, otherwise nothing. */
function filled<Name extends string>(name: Name, { value }: { value: string }): { [Key in Name]?: string } {
  const entered: { [Key in Name]?: string } = {};
  if (value.trim() !== '') entered[name] = value.trim();
  return entered;
}

/**
 * A selection of time zones, initially set to the browser's.
 *
 * @param none the text of an option for no time zone, which is then selected initially
 */
function zoneField(id: string, none?: string): HTMLSelectElement {
  const own = ownTimeZone();
  const zones = timeZones();
  const options = (zones.includes(own) ? zones : [own, ...zones]).map((zone) =>
    element('option', { value: zone, selected: none === undefined && zone === own }, [
      zone.replaceAll('_', ' '),
    ]),
  );
  const nothing = none === undefined ? [] : [element('option', { value: '', selected: true }, [none])];
  return element('select', { id }, [...nothing, ...options]);
}

/** A browser has `randomUUID` only where the desk is opened by https. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
