import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { embeddedDesk } from 'thesisdesk/embedded';
import { closeServer, createHttpApp } from 'thesisdesk/http';

const port = Number(process.env.PORT ?? 3000);
const { desk, http } = embeddedDesk({
  folder: process.env.DESK_FOLDER ?? './desk',
  publicUrl: `http://localhost:${port}/desk`,
});
const thesisdesk = createHttpApp(desk, {
  ...http,
  pages: true,
  // Without a token, the editor's pages work only on this machine, the only place where the app listens.
  adminToken: process.env.DESK_TOKEN,
  isOnOwnMachine: true,
});
desk.start();

const app = new Hono();
app.get('/', (context) => context.text('An app of yours. The desk is at /desk/'));
app.all('/desk/*', (context) => {
  // Caps and waits apply to each caller, and only the server knows who that is.
  const remoteAddress = getConnInfo(context).remote.address;
  return thesisdesk.fetch(context.req.raw, { remoteAddress });
});

const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => {
  console.log(`http://localhost:${port}`);
});

// Finishes open requests, then the documents that are being read.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => closeServer(server).then(() => desk.close()));
}
