import * as z from 'zod';
import { defaultDocxLimits } from '../docx/package/limits.ts';
import type { Secret } from '../ports/secret.ts';
import { deskEventTypes } from '../services/webhooks/desk-event.ts';
import { isSigningSecret, signingSecretRule } from '../services/webhooks/signing-secret.ts';
import { webUrl } from '../text/web-url.ts';

/** A setting that is a number in a range, whole or not. */
export function numberFrom(lowest: number, highest = Number.MAX_SAFE_INTEGER) {
  const hasEnd = highest < Number.MAX_SAFE_INTEGER;
  const error = `must be a number${hasEnd ? ` from ${lowest} to ${highest}` : `, ${lowest} or more`}`;
  return z.number({ error }).min(lowest, { error }).max(highest, { error }).optional();
}

const addressRule = 'must be an http or https address without a password in it';
const typeRule = `must be one of ${deskEventTypes.join(', ')}`;
const sameUrlRule =
  'must differ from those of earlier endpoints: list all types for a URL in one, or add a query to the URL';
const countRule = 'must be a whole number, 1 or more';

const webhookEndpointSchema = z.object({
  url: z.string({ error: addressRule }).refine((text) => webUrl(text) !== null, { error: addressRule }),
  // What a function returns is known only when it is called.
  secret: z.custom<Secret>(
    (secret) => (typeof secret === 'string' ? isSigningSecret(secret) : typeof secret === 'function'),
    { error: signingSecretRule },
  ),
  types: z.array(z.enum(deskEventTypes, { error: typeRule }), { error: 'must be a list' }).optional(),
});

/** Jobs and logs name an endpoint by its URL. */
const webhookEndpointsSchema = z
  .array(webhookEndpointSchema, { error: 'must be a list' })
  .superRefine((endpoints, context) => {
    const urls = endpoints.map(({ url }) => url);
    for (const [index, url] of urls.entries())
      if (urls.indexOf(url) < index)
        context.addIssue({ code: 'custom', path: [index, 'url'], message: sameUrlRule });
  });

/** A hundred years. */
const mostDays = 36_500;

/** What can be wrong with the settings in a `DeskConfig`, whichever program they come from. */
export const deskSettingsSchema = z.object({
  webhookEndpoints: webhookEndpointsSchema.optional(),
  concurrency: z.int({ error: countRule }).min(1, { error: countRule }).optional(),
  // Larger documents would be accepted, but never analysed.
  maximumUploadBytes: numberFrom(1, defaultDocxLimits.fileBytes),
  retentionDays: numberFrom(0, mostDays),
  crmEventDays: numberFrom(1, mostDays),
  abandonedUploadHours: numberFrom(1, 24 * mostDays),
  dealBoardMilliseconds: numberFrom(0),
});
