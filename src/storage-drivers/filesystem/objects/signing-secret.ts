import { randomBytes } from 'node:crypto';
import { damaged } from '../../storage-failure.ts';
import { plainFiles } from '../files/plain-files.ts';
import { openTemporary } from '../files/temporary-file.ts';

/**
 * The secret of a store's folder, 32 bytes, with which its URLs are signed. Made by whoever asks first and
 * kept with mode 0600; of several processes that ask at once all get the same.
 */
export async function signingSecret(folder: string): Promise<Uint8Array> {
  const files = plainFiles(folder);
  for (;;) {
    const bytes = await files.read(secretFile);
    if (bytes !== null) return parseSecret(bytes);
    await makeSecret(folder);
  }
}

const secretFile = 'signing-secret';

async function makeSecret(folder: string): Promise<void> {
  const temporary = await openTemporary(folder);
  try {
    await temporary.handle.writeFile(`${randomBytes(32).toString('hex')}\n`);
    // Another process may have been quicker: then its secret is the one that counts.
    await temporary.create(secretFile);
  } finally {
    await temporary.discard();
  }
}

/** A file that was emptied or cut short must not become a secret that can be guessed. */
function parseSecret(bytes: Uint8Array): Uint8Array {
  const digits = /^([0-9a-f]{64})\s*$/.exec(Buffer.from(bytes).toString('latin1'))?.[1];
  if (digits === undefined) throw damaged(secretFile);
  return Buffer.from(digits, 'hex');
}
