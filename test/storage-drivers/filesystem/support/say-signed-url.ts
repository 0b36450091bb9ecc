import { once } from 'node:events';
import { filesystemObjects } from '../../../../src/storage-drivers/filesystem/filesystem-objects.ts';

/** A process that signs a URL as soon as a line comes in, and says it: `node say-signed-url.mjs FOLDER`. */
const [folder = ''] = process.argv.slice(2);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdin.destroy();
const clock = { now: () => new Date(0) };
const objects = filesystemObjects({ folder, publicUrl: 'http://localhost', clock });
process.stdout.write(await objects.presignGet('a', { expiresInSeconds: 60 }));
