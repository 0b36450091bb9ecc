import type { Store } from '../../core/ports.ts';
import { eventPrefix } from '../../core/services/webhooks/outgoing.ts';
import type { Configuration } from '../config/configuration.ts';
import { nameOf } from '../config/settings.ts';

/**
 * Returns a warning if no receiver of events is set here, although the desk on this storage has sent events to one: what
 * happens in this process would then be announced to nobody. Null if all is well.
 *
 * @throws DeskError `storage_unavailable`
 */
export async function missingReceiver(
  store: Pick<Store, 'keys'>,
  { endpoints }: Pick<Configuration, 'endpoints'>,
): Promise<string | null> {
  if (endpoints.length > 0) return null;
  for await (const _event of store.keys(eventPrefix)) return warning;
  return null;
}

const settings = `${nameOf('webhooks.url')} and ${nameOf('webhooks.signingSecret')}`;
const warning = `this desk has sent events to a webhook in the last 30 days, but none is set here, so what happens here is not announced. Set ${settings} as everywhere else`;
