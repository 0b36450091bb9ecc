import type { Desk } from '../../core/desk.ts';
import { crmEventReceivedSchema, crmEventSchema } from '../../core/schemas/deals.ts';
import { describeError } from '../../log/describe-error.ts';
import { ok } from '../answer/http-answer.ts';
import { operation } from '../operations.ts';
import type { CompleteOptions } from '../options.ts';
import { type Credentials, showsCredentials } from '../request/credentials.ts';
import type { HttpRequest } from '../request/http-request.ts';
import { collectBody } from '../request/read-json.ts';
import type { Route } from './route.ts';

/** The receiver accepts any body and always confirms receipt, so that the CRM does not send it again. */
export function crmEventRoutes(options: CompleteOptions): readonly Route[] {
  return [
    {
      ...operation('receiveCrmEvent'),
      summary: 'Receive CRM deal events',
      tag: 'crm events',
      admin: false,
      request: { content: { description: 'A deal event. Any body is accepted.', schema: crmEventSchema } },
      responses: { 200: { description: 'Always.', schema: crmEventReceivedSchema } },
      async handle(desk, request) {
        await receive(desk, request, options).catch((error: unknown) => {
          const { requestId } = request;
          options.logger.error('crm event could not be received', { requestId, cause: describeError(error) });
        });
        return ok({ received: true });
      },
    },
  ];
}

async function receive(desk: Desk, request: HttpRequest, options: CompleteOptions): Promise<void> {
  const { crmEventCredentials, maximumJsonBytes, jsonPatience: patience, logger } = options;
  const { authenticated, error } = await trustIn(request, crmEventCredentials);
  const maximumBytes = authenticated ? maximumJsonBytes : Math.min(maximumJsonBytes, fewBytes);
  const { bytes, isCut } = await collectBody(request.body, { maximumBytes, patience });
  const body = new TextDecoder().decode(bytes);
  await desk.crmEvents.receive({
    body,
    truncated: isCut,
    bytes: isCut ? (request.body.declaredBytes ?? bytes.length) : bytes.length,
    authenticated,
  });
  if (error === undefined) return;
  // The CRM is told that its event arrived and does not send it again, so this is all that is left of it.
  const facts = { requestId: request.requestId, cause: describeError(error), event: body };
  logger.error('crm event is not trusted, because the password cannot be read', facts);
}

/** More than any CRM event needs. */
const fewBytes = 64 * 1024;

/** Whether a request shows the credentials, and the error if that cannot be told. */
async function trustIn(request: HttpRequest, credentials: Credentials | undefined) {
  if (credentials === undefined) return { authenticated: false, error: undefined };
  return showsCredentials(request.header('authorization'), credentials).then(
    (authenticated) => ({ authenticated, error: undefined }),
    (error: unknown) => ({ authenticated: false, error: error ?? new Error('no reason') }),
  );
}
