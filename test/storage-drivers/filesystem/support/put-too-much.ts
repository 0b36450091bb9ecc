import { DeskError } from '../../../../src/core/errors.ts';
import { filesystemObjects } from '../../../../src/storage-drivers/filesystem/filesystem-objects.ts';
import { filesystemStore } from '../../../../src/storage-drivers/filesystem/filesystem-store.ts';

/**
 * A process that may write small files only, started by tests: `node put-too-much.mjs FOLDER`. It replaces
 * the record and the file `a` in the folder by large ones, and says how that failed.
 */
const [folder = ''] = process.argv.slice(2);
const store = filesystemStore({ folder: `${folder}/records` });
const objects = filesystemObjects({ folder: `${folder}/objects`, publicUrl: 'http://localhost' });
const large = Buffer.alloc(1_000_000, 'x');

await say(() => store.put('a', { text: large.toString() }));
await say(() => objects.put('a', chunks(), { contentType: 'text/html' }));

async function say(work: () => Promise<unknown>): Promise<void> {
  const answer = await work().catch((error: unknown) =>
    error instanceof DeskError ? `${error.code} ${error.details.code}` : String(error),
  );
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

async function* chunks(): AsyncIterable<Uint8Array> {
  yield large;
}
