import type { WebhookEndpoint } from '../../core/services/webhooks/outgoing.ts';
import { type ReadSettings, secretOf } from './read-settings.ts';
import { refuseHalf } from './refuse-half.ts';

/**
 * Where events are delivered; none while nothing is set.
 *
 * @throws UsageError where the address or the secret is missing
 */
export function eventsSettings(read: ReadSettings): readonly WebhookEndpoint[] {
  refuseHalf(read, 'eventsUrl', 'eventsSecret');
  const { eventsUrl: url } = read.values;
  const secret = secretOf(read, 'eventsSecret');
  return url === undefined || secret === undefined ? [] : [{ url, secret }];
}
