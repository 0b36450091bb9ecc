import { createServer } from 'node:http';
import { join } from 'node:path';
import { embeddedDesk } from '../../../src/embedded-desk.ts';
import { createHttpApp } from '../../../src/http/index.ts';

/**
 * A separate server that mounts two desks, `/one` and `/two`, as a business with two brands does. Both have the token
 * `let-me-in-my-friend`. The argument is the data folder; the server writes where it listens to standard output.
 */
const [, , folder = ''] = process.argv;
let address = '';
const [one, two] = ['/one', '/two'].map((basePath) => {
  const { desk, objects } = embeddedDesk({
    folder: join(folder, basePath),
    publicUrl: () => address + basePath,
  });
  return createHttpApp(desk, {
    basePath,
    pages: true,
    adminToken: 'let-me-in-my-friend',
    signedObjects: objects,
  });
});
const server = createServer((request, response) =>
  (request.url?.startsWith('/two') ? two : one)?.node(request, response),
);
server.listen(0, '127.0.0.1', () => {
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The server is not listening.');
  address = `http://127.0.0.1:${place.port}`;
  process.stdout.write(`${address}\n`);
});
