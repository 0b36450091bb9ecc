import type { Configuration } from '../config/configuration.ts';
import type { OpenedDesk } from '../open-desk.ts';
import type { Check } from './check.ts';
import { clockCheck } from './clock-check.ts';
import { folderCheck } from './folder-check.ts';
import { objectsCheck } from './objects-check.ts';
import { queueCheck } from './queue-check.ts';
import { crmCheck, mailCheck, tokenCheck } from './service-checks.ts';
import { storeCheck } from './store-check.ts';

/**
 * What there is to try out with a configuration, in the order in which it is told.
 *
 * @param id tells what the checks leave for a moment from all else
 */
export function allChecks(opened: OpenedDesk, configuration: Configuration, id: string): Check[] {
  return [
    folderCheck(configuration),
    storeCheck(opened, configuration, id),
    objectsCheck(opened, configuration, id),
    queueCheck(opened, configuration, id),
    ...(configuration.redis === null ? [] : [clockCheck(configuration.redis)]),
    crmCheck(opened, configuration),
    mailCheck(opened),
    tokenCheck(opened, configuration),
  ];
}
