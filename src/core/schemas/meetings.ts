import * as z from 'zod';
import { type Address, comparedAddress, readAddresses } from '../text/addresses.ts';
import { isTimeZone } from '../time/time-zone.ts';
import { emailSchema, optionalText, pageFields, requiredText, timestampSchema } from './fields.ts';

/** A zone of the IANA database in which times are shown. */
const timeZoneSchema = z
  .string({ error: 'must be text' })
  .refine(isTimeZone, { error: 'must be a time zone such as Europe/Berlin' })
  .nullish()
  .transform((zone) => zone ?? undefined);

const participantSchema = z.union(
  [
    emailSchema.transform((email): { email: string; name?: string; timeZone?: string } => ({ email })),
    z.object({ email: emailSchema, name: optionalText(200), timeZone: timeZoneSchema }),
  ],
  { error: 'must be an email address, or an object with one' },
);

const participantListSchema = z
  .array(participantSchema, {
    error: ({ input }) => (input === undefined ? 'is missing' : 'must be a list, or text with addresses'),
  })
  .min(1, { error: 'must have at least one participant' })
  .max(50, { error: 'must not have more than 50 participants' });

/** What a caller may send. */
export const meetingRequestSchema = z
  .object({
    participants: z
      .union([z.string(), participantListSchema])
      .describe(
        'Addresses, or objects with `email` and `name`. Text is read as in a mail program, alone or in the list: `Ann B <ann@example.org>; bob@example.org`. Each address is invited once, whatever its letter case. Errors count people in the order in which they were read, from 0.',
      ),
    title: optionalText(200),
    startsAt: z.iso
      .datetime({ offset: true, error: 'must be a time such as 2026-11-20T14:00:00Z' })
      .nullish()
      .transform((time) => time ?? undefined)
      .describe('When it begins. The room opens an hour before; without a start, immediately.'),
    timeZone: timeZoneSchema.describe(
      "The time zone in which times are shown, along with each participant's own. Default UTC.",
    ),
    durationMinutes: z
      .int({ error: 'must be a whole number' })
      .min(5, { error: 'must be 5 or more' })
      .max(1440, { error: 'must not be above 1440' })
      .nullish()
      .transform((minutes) => minutes ?? undefined),
    notes: optionalText(5000),
    idempotencyKey: z
      .string({ error: 'must be text' })
      .regex(/^[\w-]{16,100}$/, { error: 'must have 16 to 100 letters, digits, hyphens or underscores' })
      .nullish()
      .transform((key) => key ?? undefined)
      .describe(
        'Random text, such as a UUID. The same request with the same key, sent again because its answer was lost, creates no second meeting and invites nobody again.',
      ),
  })
  .meta({ id: 'MeetingRequest', description: 'Creates a room and invites the participants.' });

/** Reads such a request: whatever its form, `participants` becomes a list of people, each there once. */
export const readMeetingSchema = meetingRequestSchema.extend({
  participants: z.preprocess(peopleIn, participantListSchema.transform(onePerAddress)),
});

export type MeetingRequest = z.output<typeof readMeetingSchema>;

const timeFields = {
  title: z.string(),
  expiresAt: timestampSchema.describe('When the room closes: 24 hours after it opens.'),
  opensAt: timestampSchema.describe('When the room opens: an hour before the start, or when it is created.'),
  startsAt: timestampSchema.optional(),
  durationMinutes: z.int().min(1),
  timeZone: z.string().optional().describe('The IANA time zone in which the times were set.'),
};

/** What everyone with its code may know of a meeting whose room is closed. */
export const closedMeetingSchema = z
  .object(timeFields)
  .meta({ id: 'ClosedMeeting', description: 'The meeting of a room that is not open yet, or has closed.' });

export type ClosedMeeting = z.output<typeof closedMeetingSchema>;

const meetingFields = {
  roomCode: z.string().describe('Looks like `kfm-4tqx-9dw`.'),
  status: z.literal('active'),
  joinUrl: z.string(),
  createdAt: timestampSchema,
  ...timeFields,
};

const hasVideoServerSchema = z
  .boolean()
  .describe('False if no video server is set: there will be no room to join until one is.');

const invitedMeetingSchema = z.object({
  ...meetingFields,
  participants: z.array(
    z.object({
      email: z.string(),
      name: z.string().optional(),
      invite: z
        .enum(['sent', 'written', 'queued', 'failed'])
        .describe(
          'The state of the invitation: `sent` was accepted by a server, `written` is in the outbox.',
        ),
    }),
  ),
});

export const meetingCreatedSchema = invitedMeetingSchema
  .extend({ hasVideoServer: hasVideoServerSchema })
  .meta({
    id: 'MeetingCreated',
    description: 'The room, and each participant with the state of the invitation.',
  });

export const meetingSchema = z
  .object({
    ...meetingFields,
    participantCount: z.int().min(1),
    isOpen: z.boolean().describe('False before `opensAt`, when it is not possible to join yet.'),
  })
  .meta({ id: 'Meeting', description: 'A room that is open, or will be.' });

export const meetingListSchema = z
  .object({
    meetings: z
      .array(
        invitedMeetingSchema.extend({
          status: z.enum(['active', 'expired']),
          isOpen: z.boolean().describe('Whether it is possible to join now: from `opensAt` to `expiresAt`.'),
        }),
      )
      .describe('Newest first; those of the last 31 days.'),
    hasVideoServer: hasVideoServerSchema,
    ...pageFields,
  })
  .meta({ id: 'MeetingList', description: 'Meetings with their invitations, for the operator.' });

export type MeetingList = z.output<typeof meetingListSchema>;
export type MeetingCreated = z.output<typeof meetingCreatedSchema>;
/** A meeting with its invitations. */
export type InvitedMeeting = z.output<typeof invitedMeetingSchema>;
export type Meeting = z.output<typeof meetingSchema>;

export const tokenRequestSchema = z
  .object({
    room: requiredText(200).describe(
      "Name of the room to join. Video servers tell letter case apart, so write a meeting's room code as `roomCode` has it.",
    ),
    participant: requiredText(200).describe('Display name of the participant.'),
  })
  .meta({ id: 'TokenRequest', description: 'Requests a token to join a room (4.4).' });

export const tokenResponseSchema = z
  .object({
    token: z.string().describe('Signed JWT with a grant for the room.'),
    url: z.string().describe('WebSocket URL of the video-room server.'),
    room: z.string(),
    participant: z.string(),
  })
  .meta({ id: 'TokenResponse', description: 'A token for one participant in one room (2.4).' });

export type TokenResponse = z.output<typeof tokenResponseSchema>;

/** Replaces text by the people in it. */
function peopleIn(given: unknown): unknown {
  if (typeof given === 'string') return peopleInText(given);
  if (!Array.isArray(given)) return given;
  return given.flatMap((entry: unknown) => {
    const people = typeof entry === 'string' ? peopleInText(entry) : [];
    // An entry without anyone, such as an empty text, is refused like any other that is no address.
    return people.length === 0 ? [entry] : people;
  });
}

function peopleInText(text: string): (string | Address)[] {
  return readAddresses(text).map((each) => (each.name === undefined ? each.email : each));
}

/** Keeps the first entry of each address, with the first name that came with it. */
function onePerAddress<Person extends z.output<typeof participantSchema>>(
  people: readonly Person[],
): Person[] {
  const kept = new Map<string, Person>();
  for (const person of people) {
    const address = comparedAddress(person.email);
    const first = kept.get(address);
    if (first === undefined) kept.set(address, person);
    else if (first.name === undefined && person.name !== undefined)
      kept.set(address, { ...first, name: person.name });
  }
  return [...kept.values()];
}
