import { noteExpiry } from './expiry-calendar.ts';
import { fileRecords } from './file-records.ts';

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
