import type { WebhookEndpoint } from '../../../core/services/webhooks/outgoing.ts';
import { isSigningSecret, signingSecretRule } from '../../../core/services/webhooks/signing-secret.ts';
import { type Kind, serviceAddress } from '../kinds.ts';
import { secret, setting, type ValuesOf } from '../setting.ts';

const signingSecret: Kind<string> = {
  rule: signingSecretRule,
  read: (text) => (isSigningSecret(text) ? text : undefined),
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
