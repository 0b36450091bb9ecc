import * as z from 'zod';
import type { Secret } from '../../core/ports/secret.ts';
import { silentLogger, systemClock } from '../../core/ports/system.ts';
import type { Clock, Crm, DealUpdate, Logger, NewDeal } from '../../core/ports.ts';
import { inTime } from '../../core/time/in-time.ts';
import { type Sleep, sleep as sleepInRealTime } from '../../core/time/sleep.ts';
import { refused, unavailable } from './pipedrive/answer.ts';
import { type Api, createdSchema, PipedriveClient } from './pipedrive/client.ts';
import { listDeals, listStages, ping } from './pipedrive/list-deals.ts';
import { addNote, hasNoteOf, hasNoteThatBegins } from './pipedrive/note.ts';
import { createPerson, findPerson } from './pipedrive/person.ts';
import {
  type DealPlace,
  type DealSought,
  findMarkedDeal,
  markedTitle,
  plainTitle,
} from './pipedrive/submission-mark.ts';

export interface PipedriveOptions {
  /** The company's part of the address: `acme` in acme.pipedrive.com. */
  company: string;
  /** The token of a user who may read and write deals, persons and notes. Read for each request. */
  apiToken: Secret;
  /** The pipeline for new deals. @default Pipedrive's first pipeline */
  pipelineId?: number | undefined;
  /** The stage for new deals. @default the first stage of the pipeline */
  stageId?: number | undefined;
  /**
   * The key (40 hexadecimal digits) of a custom text field of deals that holds the submission's id. Without it, the
   * id is at the end of the deal's title, where Pipedrive finds it less reliably and people have to read it.
   */
  submissionField?: string | undefined;
  /** A different URL of the API, for tests and proxies. @default `https://<company>.pipedrive.com` */
  baseUrl?: string | undefined;
  /** @default the system's time */
  clock?: Clock | undefined;
  /** How to wait; only tests need another way. @default in real time */
  sleep?: Sleep | undefined;
  /** @default no log */
  logger?: Logger | undefined;
}

/**
 * Keeps deals in Pipedrive, using its API v2 (v1 for notes). A student is looked up by the exact email address before
 * a person is created; the quote becomes a note of the deal.
 *
 * Pipedrive has no idempotency, so each deal carries the submission's id, by which it is looked up before one is
 * created. A deal without its note counts as not created: `findDeal` returns null for it, and `createDeal` adds only
 * the note. Requests that write are not repeated, unless Pipedrive rejected them for coming too fast.
 *
 * Each method throws a DeskError: `crm_refused` if Pipedrive will not do it (a wrong token, pipeline or field),
 * otherwise `crm_unavailable`. `details.retryAfterSeconds` is present if Pipedrive says how long to wait;
 * `details.limit` is `daily` if the account's budget for the day is used up, in which case nothing is sent until it
 * renews. Creating and finding take 9 seconds at most, listings 20.
 *
 * @throws TypeError if the company, URL or field key is malformed
 *
 * @example
 * const crm = pipedriveCrm({ company: 'acme', apiToken: () => readFile('/run/secrets/pipedrive', 'utf8') });
 * const { url } = await crm.createDeal(deal, { idempotencyKey: submissionId });
 */
export function pipedriveCrm(options: PipedriveOptions): Crm {
  const { clock = systemClock, sleep = sleepInRealTime, logger = silentLogger, apiToken } = options;
  const place = dealPlace(options);
  const client = new PipedriveClient({ baseUrl: baseUrlOf(options), apiToken, clock, sleep, logger });
  const within = <T>(milliseconds: number, work: (api: Api) => Promise<T>) => {
    const end = clock.now().getTime() + milliseconds;
    const left = () => end - clock.now().getTime();
    return inTime(milliseconds, (signal) => work(client.until({ signal, left })), { sleep, tooLate });
  };

  return {
    createDeal: (deal, { idempotencyKey }) =>
      within(writeMilliseconds, async (api) => {
        const dealId = await createDeal(deal, { key: idempotencyKey, place }, api);
        return place.referenceTo(dealId);
      }),

    findDeal: (idempotencyKey) =>
      within(writeMilliseconds, async (api) => {
        const dealId = await findMarkedDeal({ key: idempotencyKey, place }, api);
        const isWhole = dealId !== null && (await hasNoteOf(dealId, idempotencyKey, api));
        return isWhole ? place.referenceTo(dealId) : null;
      }),

    updateDeal: (dealId, update) =>
      within(writeMilliseconds, (api) => updateDeal(dealId, update, place, api)),

    listDeals: (filter) => within(listMilliseconds, (api) => listDeals(filter, place, api)),
    listStages: (filter) => within(listMilliseconds, (api) => listStages(filter, api)),
    dealUrl: place.dealUrl,
    ping: () => within(pingMilliseconds, (api) => ping(place, api)),
  };
}

function tooLate(): Error {
  return unavailable('Pipedrive did not answer in time. Please try again later.');
}

/** Less than the 10 seconds that the port allows, so that the last request has some time to arrive. */
const writeMilliseconds = 9_000;
const listMilliseconds = 20_000;
const pingMilliseconds = 5_000;

function dealPlace({ company, pipelineId, stageId, submissionField }: PipedriveOptions): DealPlace {
  // Anything else could send the token to another host.
  if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(company)) {
    throw new TypeError('The company of Pipedrive is the part before ".pipedrive.com" in its address.');
  }
  if (submissionField !== undefined && !/^[0-9a-f]{40}$/.test(submissionField)) {
    throw new TypeError('The key of a custom field in Pipedrive has 40 hexadecimal digits.');
  }
  const dealUrl = (dealId: number) => `https://${company}.pipedrive.com/deal/${dealId}`;
  return {
    ...(pipelineId === undefined ? {} : { pipelineId }),
    ...(stageId === undefined ? {} : { stageId }),
    ...(submissionField === undefined ? {} : { submissionField }),
    dealUrl,
    referenceTo: (dealId) => ({ dealId: String(dealId), url: dealUrl(dealId) }),
  };
}

function baseUrlOf({ company, baseUrl = `https://${company}.pipedrive.com` }: PipedriveOptions): string {
  const url = new URL(baseUrl);
  const isPlain = url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (!/^https?:$/.test(url.protocol) || !isPlain) {
    throw new TypeError('The address of Pipedrive must begin with https:// or http:// and have no query.');
  }
  return url.href.replace(/(?<!\/)\/+$/, '');
}

/**
 * Creates the person, the deal and its note, each only if an earlier try did not. Returns the number of the deal.
 *
 * Any step may be the last one completed: a person is reused by the next try, and a deal without its note gets it
 * then. A request whose response was lost may still have taken effect, so it is never sent again from here.
 */
async function createDeal(deal: NewDeal, sought: DealSought, api: Api): Promise<number> {
  const { key } = sought;
  const [former, person] = await Promise.all([findMarkedDeal(sought, api), findPerson(deal.person, api)]);
  if (former !== null && (await hasNoteOf(former, key, api))) return former;
  const dealId =
    former ?? (await openDeal(deal, person ?? (await createPerson(deal.person, api)), sought, api));
  await addNote({ dealId, key, text: deal.note }, api);
  return dealId;
}

/** Updates the value first, because the note describes what a deal already has. All steps may be repeated. */
async function updateDeal(
  dealId: string,
  { idempotencyKey: key, url, version, value, currency, note, ...update }: DealUpdate,
  place: DealPlace,
  api: Api,
): Promise<void> {
  const id = Number(dealId);
  // In another company, or in the desk's own CRM, this is the number of another deal.
  if (url.toLowerCase() !== place.dealUrl(id).toLowerCase()) {
    throw refused('The deal was not opened in this Pipedrive account.');
  }
  const path = `/api/v2/deals/${id}` as const;
  const whenMissing = 'Pipedrive does not have this deal any more.';
  const change = (body: object) => api({ path, method: 'PATCH', body, whenMissing }, updatedSchema);
  const { data } = await change({ value, currency });
  const title = titleIn(place, update.title, key);
  const isOurs = update.formerTitles.some((former) => titleIn(place, former, key) === data.title);
  if (isOurs && title !== data.title) await change({ title });
  const line = `Quote version ${version} of submission ${key}`;
  if (await hasNoteThatBegins(id, line, api)) return;
  await addNote({ dealId: id, key, text: note.startsWith(line) ? note : `${line}\n${note}` }, api);
}

async function openDeal(
  { title, value, currency }: NewDeal,
  personId: number,
  { key, place }: DealSought,
  api: Api,
): Promise<number> {
  const { pipelineId, stageId, submissionField } = place;
  const body = {
    title: titleIn(place, title, key),
    value,
    currency,
    person_id: personId,
    pipeline_id: pipelineId,
    stage_id: stageId,
    ...(submissionField === undefined ? {} : { custom_fields: { [submissionField]: key } }),
  };
  const whenMissing = 'Pipedrive does not have the pipeline or the stage for new deals. Check the settings.';
  const { data } = await api({ path: '/api/v2/deals', body, whenMissing }, createdSchema);
  return data.id;
}

/** Returns a title as Pipedrive has it: with the submission's id, unless that has a field of its own. */
function titleIn({ submissionField }: DealPlace, title: string, key: string): string {
  return submissionField === undefined ? markedTitle(title, key) : plainTitle(title);
}

const updatedSchema = z.object({ data: z.object({ id: z.int(), title: z.string().nullish() }) });
