import * as z from 'zod';
import { DeskError } from '../../../core/errors.ts';
import { readSecret, type Secret } from '../../../core/ports/secret.ts';
import type { Clock, Logger } from '../../../core/ports.ts';
import type { Sleep } from '../../../core/time/sleep.ts';
import { type Answer, failureOf, misshapen, readAnswer, refused, unavailable } from './answer.ts';
import { type Deadline, limitRefusal, Pause, rateLimitOf } from './rate-limit.ts';

export interface ClientOptions {
  /** Without a trailing slash. */
  baseUrl: string;
  apiToken: Secret;
  clock: Clock;
  sleep: Sleep;
  logger: Logger;
}

interface ApiRequest {
  /** Begins with `/api/`. */
  path: `/api/${string}`;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Makes the request a POST, or whatever `method` says. */
  body?: object;
  method?: 'PATCH';
  /** The message to use if Pipedrive responds that there is no such thing. */
  whenMissing?: string;
}

/** The API, for the duration of one deadline. Returns the response as parsed by the schema. */
export type Api = <S extends z.ZodType>(request: ApiRequest, schema: S) => Promise<z.output<S>>;

/** Sends requests to Pipedrive, as fast as it allows, and reads the responses. */
export class PipedriveClient {
  readonly #options: ClientOptions;
  readonly #pause: Pause;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#pause = new Pause(options);
  }

  until(deadline: Deadline): Api {
    return async (request, schema) => {
      const answer = await this.#answerTo(request, deadline);
      const failure = failureOf(answer, request.whenMissing);
      if (failure) throw failure;
      const read = schema.safeParse(answer.json);
      if (read.success) return read.data;
      throw misshapen({ path: request.path, at: read.error.issues[0]?.path.join('.') });
    };
  }

  /** Only requests that were rejected for coming too fast are sent again: they had no effect. */
  async #answerTo(request: ApiRequest, deadline: Deadline): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      await this.#pause.pass(deadline);
      const answer = await this.#send(request, deadline);
      const limit = rateLimitOf(answer, this.#options.clock.now());
      if (!limit) return answer;
      this.#pause.begin(limit);
      if (tries === mostTries) throw limitRefusal(limit);
    }
  }

  async #send({ path, query = {}, body, method: asked }: ApiRequest, { signal }: Deadline): Promise<Answer> {
    const { baseUrl, apiToken, clock, logger } = this.#options;
    const method = asked ?? (body === undefined ? 'GET' : 'POST');
    const token = await readToken(apiToken);
    const headers = { ...commonHeaders, 'x-api-token': token };
    const content = body === undefined ? { headers } : jsonContent(body, headers);
    const start = clock.now().getTime();
    let answer: Answer;
    try {
      // The token must not follow a redirect.
      const request = { method, ...content, signal, redirect: 'manual' } as const;
      answer = await readAnswer(await fetch(`${baseUrl}${path}${queryText(query)}`, request), token);
    } catch (error) {
      if (error instanceof DeskError) throw error;
      const reason = reasonOf(error);
      logger.debug('pipedrive request failed', { method, path, reason });
      const message = 'Pipedrive cannot be reached. Please try again later.';
      throw unavailable(message, { details: { reason }, cause: error });
    }
    const milliseconds = clock.now().getTime() - start;
    logger.debug('pipedrive request', { method, path, status: answer.status, milliseconds });
    return answer;
  }
}

/** A page of an API v2 listing. The cursor is documented as text, but on the last page it is null. */
function pageSchema<S extends z.ZodType>(item: S) {
  return z.object({
    data: z.array(item).nullish(),
    additional_data: z.object({ next_cursor: z.string().nullish() }).nullish(),
  });
}

/** Follows the cursors of a listing, up to `limit` items. */
export async function readPages<S extends z.ZodType>(
  request: ApiRequest & { limit: number },
  item: S,
  api: Api,
): Promise<z.output<S>[]> {
  const { limit, query, ...rest } = request;
  const schema = pageSchema(item);
  const items: z.output<S>[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < mostPages; pages++) {
    const size = Math.min(limit - items.length, largestPage);
    const page = await api({ ...rest, query: { ...query, limit: size, cursor } }, schema);
    items.push(...(page.data ?? []));
    cursor = page.additional_data?.next_cursor || undefined;
    if (cursor === undefined || items.length >= limit) return items.slice(0, limit);
  }
  throw misshapen({ path: request.path, pages: mostPages });
}

const mostTries = 5;
const commonHeaders = { accept: 'application/json', 'user-agent': 'thesisdesk' };

function jsonContent(body: object, headers: Record<string, string>) {
  return { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } };
}

function queryText(query: NonNullable<ApiRequest['query']>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** Checked here, because an error about an invalid header would contain it. */
async function readToken(secret: Secret): Promise<string> {
  const token = await readSecret(secret).catch((cause: unknown) => {
    throw unavailable('The Pipedrive API token cannot be read at the moment.', { cause });
  });
  if (/^[\x21-\x7e]{1,1000}$/.test(token.trim())) return token.trim();
  throw refused('The Pipedrive API token is empty or malformed. Check what is configured.');
}

/** Returns a code such as `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (typeof cause !== 'object' || cause === null) return 'unknown';
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}

const largestPage = 500;
/** A listing that has not ended by then is going round in circles. */
const mostPages = 50;

/** The response to every creation, and to a look at one thing. */
export const createdSchema = z.object({ data: z.object({ id: z.int() }) });
