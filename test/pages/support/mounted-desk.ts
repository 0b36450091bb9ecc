import { createServer } from 'node:http';
import { embeddedDesk } from '../../../src/embedded-desk.ts';
import { createHttpApp } from '../../../src/http/index.ts';

/**
 * A separate server that mounts the desk and its pages under `/app`, as an embedding app does. It processes no
 * submissions. The argument is the data folder; the server writes where it listens to standard output.
 */
const [, , folder = ''] = process.argv;
let address = '';
const { desk, objects } = embeddedDesk({ folder, publicUrl: () => address });
const options = {
  basePath: '/app',
  pages: true,
  isOnOwnMachine: true,
  signedObjects: objects,
  businessName: 'Ink & <Sons>',
};
const server = createServer(createHttpApp(desk, options).node);
server.listen(0, '127.0.0.1', () => {
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The server is not listening.');
  address = `http://127.0.0.1:${place.port}/app`;
  process.stdout.write(`${address}\n`);
});
