import type { WebhookEndpoint } from '../../../core/services/webhooks/outgoing.ts';
import { type Kind, serviceAddress } from '../kinds.ts';
import { secret, setting, type ValuesOf } from '../setting.ts';

/** As specified by Standard Webhooks. */
const signingSecret: Kind<string> = {
  rule: 'must be whsec_ and 24 to 64 bytes in base64, such as openssl rand -base64 32 prints',
  read(text) {
    const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
    const { length } = Buffer.from(base64, 'base64');
    return length >= 24 && length <= 64 ? text : undefined;
  },
};

/** A token in the address would be logged by every proxy on the way. */
const receiver: Kind<string> = {
  ...serviceAddress,
  rule: `${serviceAddress.rule}; the receiver needs no token, because it checks the signature (docs/events.md)`,
};

/** Who is notified of what happens on the desk. */
export const webhooks = {
  url: setting('THESISDESK_WEBHOOKS_URL', receiver)
    .says("The address that the desk's events are sent to, as signed webhooks.")
    .otherwise('none: events are not sent out', 'https://app.example.com/hooks/thesisdesk')
    .needs('webhooks.signingSecret')
    .formerly('THESISDESK_EVENTS_URL', 'events.url'),
  signingSecret: secret('THESISDESK_WEBHOOKS_SECRET', signingSecret)
    .says('The key that signs them: whsec_ and 24 to 64 bytes in base64.')
    .needs('webhooks.url')
    .formerly('THESISDESK_EVENTS_SECRET', 'events.signing_secret'),
};

/** Where events are delivered; empty if nothing is set. */
export function endpointsOf({ url, signingSecret: secret }: ValuesOf<typeof webhooks>): WebhookEndpoint[] {
  return url === null || secret === null ? [] : [{ url, secret }];
}
