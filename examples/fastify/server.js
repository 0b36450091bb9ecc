import Fastify from 'fastify';
import { embeddedDesk } from 'thesisdesk/embedded';
import { createHttpApp } from 'thesisdesk/http';

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

const app = Fastify();
app.get('/', () => 'An app of yours. The desk is at /desk/');
app.register(async (scope) => {
  // The desk reads request bodies itself, including uploads of up to 100 MiB.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  for (const path of ['/desk', '/desk/*']) {
    scope.all(path, (request, reply) => {
      reply.hijack();
      thesisdesk.node(request.raw, reply.raw);
    });
  }
});

await app.listen({ port, host: '127.0.0.1' });
console.log(`http://localhost:${port}`);

// Finishes open requests, then the documents that are being read.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => app.close().then(() => desk.close()));
}
