import { localCrm } from '../../../adapters/crm/local-crm.ts';
import { systemClock as clock } from '../../../core/ports/system.ts';
import type { Crm, Logger, Store } from '../../../core/ports.ts';
import type { Configuration } from '../../config/configuration.ts';

export interface CrmParts {
  store: Store;
  logger: Logger;
  publicUrl(): string;
}

/** The CRM that the configuration names; the built-in one keeps its deals in the store. */
export async function openCrm(
  { crm, pages }: Configuration,
  { store, logger, publicUrl }: CrmParts,
): Promise<Crm> {
  if (crm === null) {
    return localCrm({
      store,
      clock,
      dealUrl: (id) => `${publicUrl()}${pages ? '/desk' : boardPath}#deal-${id}`,
    });
  }
  const { pipedriveCrm } = await import('../../../adapters/crm/pipedrive.ts');
  return pipedriveCrm({ ...crm, clock, logger });
}

/** Without the operator's page, the list of all deals is where one of them can be seen. */
const boardPath = '/crm/deals?status=all_not_deleted&limit=500';
