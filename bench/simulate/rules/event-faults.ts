import type { CrmEventRecord } from '../../../src/core/records/crm-event.ts';
import type { MeetingRecord } from '../../../src/core/records/meeting-record.ts';
import type { SubmissionRecord } from '../../../src/core/records/submissions/submission-record.ts';
import { crmEvent, meetingEvent, submissionEvent } from '../../../src/core/services/webhooks/desk-event.ts';
import type { World } from '../world/world.ts';

/** Each acknowledged CRM event must be kept, and each of the desk's events must reach its receiver. */
export async function eventFaults(world: World): Promise<string[]> {
  const failed = [...(await world.watched.records('jobs/failed/delivery/')).keys()];
  const isDelivered = (id: string) => world.received.has(id) || failed.some((key) => key.startsWith(id));
  const ownEvents = await eventsOfDesk(world);
  return [
    ...ownEvents.filter((id) => !isDelivered(id)).map((id) => `event ${id} never reached its receiver`),
    ...(await crmEventFaults(world, isDelivered)),
  ];
}

async function eventsOfDesk(world: World): Promise<string[]> {
  const submissions = await world.watched.records<SubmissionRecord>('submissions/');
  const meetings = await world.watched.records<MeetingRecord>('meetings/');
  const answered = world.answered.meetings.flatMap(({ roomCode }) => meetings.get(roomCode) ?? []);
  const events = [...[...submissions.values()].map(submissionEvent), ...answered.map(meetingEvent)];
  return events.flatMap((event) => event?.id ?? []);
}

/** An event that could not be stored is in the log. One that was stored but not acknowledged comes again from the CRM. */
async function crmEventFaults(
  { watched, answered, errors }: World,
  isDelivered: (id: string) => boolean,
): Promise<string[]> {
  const kept = [...(await watched.records<CrmEventRecord>('events/')).values()];
  const logged = errors.map(({ fields }) => String(fields.event));
  const faults: string[] = [];
  for (const title of answered.crmEvents) {
    if (logged.some((text) => text.includes(title))) continue;
    const records = kept.filter(({ payload }) => JSON.stringify(payload).includes(title));
    if (records.length === 0) faults.push(`${title} was acknowledged but is lost`);
    else if (!records.some((record) => isDelivered(crmEvent(record).id)))
      faults.push(`${title} never reached its receiver`);
  }
  return faults;
}
