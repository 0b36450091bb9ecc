import { DeskError } from '../errors.ts';
import type { Logger, Store } from '../ports.ts';

/** Converts the data that an older version of thesisdesk left behind to the format of the next one. */
export interface Migration {
  /** What it does, for the log. */
  says: string;
  /** May be started again after a crash, so it must leave data in the new format alone. */
  run(store: Store): Promise<void>;
}

/**
 * In the order of the versions: the first one leads from version 1, which 0.1 wrote, to version 2. None has been
 * needed yet.
 */
const ownMigrations: readonly Migration[] = [];

/**
 * Makes sure that the data in a store has the format of this version: runs the missing migrations, and records the
 * version reached after each. Data without a version comes from 0.1 or is new.
 *
 * @throws DeskError `storage_unavailable`; `data_too_new` for data written by a newer version
 * @example
 * await migrateData(store, { logger });
 */
export async function migrateData(
  store: Store,
  { logger, migrations = ownMigrations }: { logger: Logger; migrations?: readonly Migration[] },
): Promise<void> {
  const found = await versionOf(store);
  refuseNewer(found, migrations);
  for (const [index, migration] of migrations.entries()) {
    const version = index + 2;
    if (version <= (found ?? 1)) continue;
    logger.info('migrating data from an older version', { to: version, what: migration.says });
    await migration.run(store);
    await store.put(versionKey, { version });
  }
  if (found === null) await store.put(versionKey, { version: migrations.length + 1 });
}

/**
 * Makes sure that the data was not written in the format of a newer version.
 *
 * @throws DeskError `data_too_new`, `storage_unavailable`
 */
export async function checkDataVersion(store: Store, migrations = ownMigrations): Promise<void> {
  refuseNewer(await versionOf(store), migrations);
}

const versionKey = 'service/data-version';

async function versionOf(store: Store): Promise<number | null> {
  return (await store.get<{ version: number }>(versionKey))?.value.version ?? null;
}

function refuseNewer(found: number | null, migrations: readonly Migration[]): void {
  const known = migrations.length + 1;
  if (found === null || found <= known) return;
  const message = `A newer version of thesisdesk wrote this data (format ${found}; this version reads up to ${known}). Install that version, or restore a backup from before the upgrade.`;
  throw new DeskError('data_too_new', message, { details: { found, known } });
}
