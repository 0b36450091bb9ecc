import { DeskError } from '../../core/errors.ts';
import { damageOf } from '../../core/records/reading/damaged-record.ts';
import type { Configuration } from '../config/configuration.ts';

type Places = Pick<Configuration, 'store' | 'objects' | 'crm' | 'dataFolder'>;

/**
 * Adds to a storage error the reason and, if the storage reports it, the remedy, for the person who runs the command;
 * clients are told only that the storage fails. Other errors stay unchanged.
 */
export function withReason(error: unknown, places: Places): unknown {
  if (!(error instanceof DeskError) || !isOfStorage(error, places)) return error;
  const { code, details } = error;
  const damaged = damageOf(error);
  const reason = damaged === undefined ? reasonOf(error) : `${damaged} is damaged`;
  const advice = damaged === undefined ? (adviceIn(error) ?? remedies.get(reason) ?? null) : fromBackup;
  const message = `${placeOf(places)} cannot be used (${reason}).${advice === null ? '' : ` ${advice}`}`;
  return new DeskError(code, message, { details, cause: error });
}

/** The built-in CRM keeps its deals in the store. */
function isOfStorage({ code }: DeskError, { crm }: Places): boolean {
  return code === 'storage_unavailable' || (code === 'crm_unavailable' && crm === null);
}

function placeOf({ store, objects, dataFolder }: Places): string {
  if (store === 'folder' && objects === 'folder') return `The data folder ${dataFolder}`;
  const names = [...new Set([store, objects])].map((name) => placeNames[name]);
  return `The storage, ${names.join(' and ')},`;
}

const placeNames = { folder: 'a folder', redis: 'Redis', s3: 'S3' } as const;

const fromBackup = 'Put it back from a backup, or move it out of the storage.';
const ofThisUser = 'Make sure that this user may read it and write to it.';
const remedies: ReadonlyMap<string, string> = new Map([
  ['EACCES', ofThisUser],
  ['EPERM', ofThisUser],
  ['EROFS', 'Its file system is read-only.'],
  ['ENOSPC', 'Its disk is full.'],
]);

/** Finds the sentence that tells the operator what to do, however deeply it is nested in the error. */
function adviceIn(error: DeskError): string | null {
  for (let cause: unknown = error, depth = 0; cause instanceof DeskError && depth < 5; depth += 1) {
    if (cause.details.storage === 's3') return cause.message;
    cause = cause.cause;
  }
  return null;
}

/** Finds the code from the system or the service, however deeply it is nested in the error. */
function reasonOf(error: DeskError): string {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    if (cause instanceof DeskError && typeof cause.details.code === 'string') return cause.details.code;
    if (!(cause instanceof DeskError) && 'code' in cause && typeof cause.code === 'string') return cause.code;
    cause = cause.cause;
  }
  return 'unknown';
}
