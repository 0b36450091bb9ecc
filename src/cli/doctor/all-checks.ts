import type { Configuration } from '../config/configuration.ts';
import type { OpenedDesk } from '../desk/open-desk.ts';
import { bucketCheck } from './bucket-check.ts';
import type { Check } from './check.ts';
import { clockCheck } from './clock-check.ts';
import { folderCheck } from './folder-check.ts';
import { objectsCheck } from './objects-check.ts';
import { pageUploadsCheck } from './page-uploads-check.ts';
import { queueCheck } from './queue-check.ts';
import { crmCheck, mailCheck, tokenCheck } from './service-checks.ts';
import { storeCheck } from './store-check.ts';

/**
 * What there is to try out with a configuration, in the order in which it is told.
 *
 * @param id tells what the checks leave for a moment from all else
 */
export function allChecks(opened: OpenedDesk, configuration: Configuration, id: string): Check[] {
  const { redis, s3, store, objects } = configuration;
  const usesS3 = s3 !== null && (store === 's3' || objects === 's3');
  return [
    folderCheck(configuration),
    ...(usesS3 ? [bucketCheck(s3, id)] : []),
    storeCheck(opened, configuration, id),
    objectsCheck(opened, configuration, id),
    ...(objects === 's3' ? [pageUploadsCheck(opened, configuration)] : []),
    queueCheck(opened, configuration, id),
    ...(redis === null ? [] : [clockCheck(redis)]),
    crmCheck(opened, configuration),
    mailCheck(opened),
    tokenCheck(opened, configuration),
  ];
}
