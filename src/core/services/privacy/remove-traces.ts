import type { Clock } from '../../ports.ts';
import { changeRecord } from '../../records/change-record.ts';
import type { CrmEventRecord } from '../../records/crm-event.ts';
import { forgottenAt, type MeetingRecord, meetingKey } from '../../records/meeting-record.ts';
import { isSameAddress, mentionsAddress, withoutAddress } from '../../text/addresses.ts';
import { eventExpiry } from '../deals/crm-events.ts';
import type { DeskEvent } from '../webhooks/desk-event.ts';
import { keptMilliseconds, promisedPrefix } from '../webhooks/outgoing.ts';
import {
  crmEventsOf,
  deskEventsOf,
  isAlone,
  type Keyed,
  type KeyedEvent,
  type Person,
  type TracesOptions,
} from './personal-traces.ts';
import { removedText } from './purge-submission.ts';

export interface RemovalOptions extends Omit<TracesOptions, 'mailer'> {
  clock: Clock;
  crmEventDays?: number | undefined;
}

/** Removes, or with `isPreview` counts, everything except the submissions themselves and the mails. */
export async function removeTraces(person: Person, options: RemovalOptions, isPreview: boolean) {
  const { store, crm } = options;
  const counts = { deals: person.deals.length, meetings: person.meetings.length };
  let crmEvents = 0;
  for await (const event of crmEventsOf(person, options)) {
    if (!hasTraces(event.value, person)) continue;
    if (!isPreview) await eraseCrmEvent(event, person, options);
    crmEvents++;
  }
  let events = 0;
  for await (const event of deskEventsOf(person, store)) {
    const erased = withoutPerson(event, person);
    if (JSON.stringify(erased) === JSON.stringify(event.value)) continue;
    if (!isPreview) await eraseDeskEvent({ key: event.key, value: erased }, options);
    events++;
  }
  if (!isPreview) {
    for (const { roomCode } of person.meetings) await eraseInvitee(roomCode, person.email, options);
    for (const { dealId } of person.deals) await crm.forgetPerson?.(dealId);
  }
  return { ...counts, crmEvents, events };
}

/** Keeps the facts of an event that the desk shows; deletes an event in whose facts someone put the address. */
async function eraseCrmEvent(
  { key, value }: Keyed<CrmEventRecord>,
  { email }: Person,
  { store, crmEventDays }: RemovalOptions,
): Promise<void> {
  const { payload: _payload, ...facts } = value;
  if (mentionsAddress(JSON.stringify(facts), email)) await store.delete(key);
  else await store.put(key, facts, { expiresAt: eventExpiry(value, crmEventDays) });
}

function hasTraces(event: CrmEventRecord, { email }: Person): boolean {
  return event.payload !== undefined || mentionsAddress(JSON.stringify(event), email);
}

/**
 * Stores an event without the person. An announced one stays for its thirty days; a promised one is announced like that.
 */
async function eraseDeskEvent(
  { key, value }: Keyed<DeskEvent>,
  { store, clock }: RemovalOptions,
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + keptMilliseconds);
  // It may have been announced in the meantime, and then no longer exists.
  if (!(await store.get(key))) return;
  await store.put(key, value, key.startsWith(promisedPrefix) ? {} : { expiresAt });
}

/** The address goes from every text of an event; name and title only from one that is about the person. */
function withoutPerson({ value, isTheirs }: KeyedEvent, { email }: Person): DeskEvent {
  const event: DeskEvent = JSON.parse(JSON.stringify(value), (_key, each) =>
    typeof each === 'string' ? withoutAddress(each, email, removedText) : each,
  );
  if (!isTheirs) return event;
  if ('submissionId' in event.data) {
    return { ...event, data: { ...event.data, name: removedText, email: removedText } } as DeskEvent;
  }
  if (event.type === 'meeting.created') return { ...event, data: { ...event.data, title: removedText } };
  return event;
}

/** If other people were invited, they keep the meeting as it is; otherwise its title and notes are removed too. */
async function eraseInvitee(roomCode: string, email: string, { store }: RemovalOptions): Promise<void> {
  await changeRecord<MeetingRecord>(
    store,
    meetingKey(roomCode),
    (meeting) => {
      const participants = meeting.participants.map((each) =>
        isSameAddress(each.email, email)
          ? {
              email: removedText,
              invite: each.invite === 'queued' ? ('failed' as const) : each.invite,
              erased: true as const,
            }
          : each,
      );
      if (!isAlone(meeting, email)) return { ...meeting, participants };
      const { notes: _notes, ...kept } = meeting;
      return { ...kept, title: removedText, participants };
    },
    forgottenAt,
  );
}
