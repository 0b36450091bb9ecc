import type { Clock } from '../../../core/ports.ts';
import { isExpired } from '../../record.ts';
import { removeFile } from '../files/temporary-file.ts';
import { noteExpiry, settleExpiries } from './expiry-calendar.ts';
import { type FileRecords, fileRecords } from './file-records.ts';

/** Removes expired records, which are no longer visible, in the background. */
export interface ExpirySweep {
  /** Begins, unless that was done within the last hour or the sweep has ended. */
  begin(): void;
  /** Stops after the record in hand and resolves then. The rest stays noted for the next sweep. */
  end(): Promise<void>;
}

export function expirySweep(records: FileRecords, options: { clock: Clock; lockLimit: number }): ExpirySweep {
  const { clock, lockLimit } = options;
  // Thousands of records may have expired since the last sweep, and closing a store must not wait for them.
  const stopping = new AbortController();
  let last = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  async function removeIfExpired(file: string): Promise<boolean> {
    const record = await records.read(file);
    if (record === null || !isExpired(record, clock.now())) return true;
    const patience = { limit: lockLimit, since: new Map<string, number>() };
    return records.change(record, patience, async () => () => removeFile(records.folder.path, file));
  }

  return {
    begin() {
      const now = clock.now();
      if (running !== undefined || now.getTime() - last < interval) return;
      last = now.getTime();
      // What cannot be removed now is tried again in an hour; the records count as gone either way.
      const remove = (file: string) => removeIfExpired(file).catch(() => false);
      running = settleExpiries(records.folder.path, now, remove, stopping.signal)
        .catch(() => {})
        .finally(() => {
          running = undefined;
        });
    },
    async end() {
      stopping.abort();
      await running;
    },
  };
}

const interval = 60 * 60 * 1000;

/** Notes again which records in a folder expire, if the notes were left behind. */
export async function noteAllExpiries(folder: string): Promise<void> {
  const records = fileRecords(folder);
  await records.folder.ready();
  for await (const { file } of records.list('')) {
    // A damaged record is reported to those who read it, and must not keep the others from being used.
    const record = await records.read(file).catch(() => null);
    if (record?.expiresAt) await noteExpiry(folder, file, record.expiresAt);
  }
}
