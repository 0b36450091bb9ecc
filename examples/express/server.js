import express from 'express';
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

const app = express();
app.get('/', (_request, response) => response.send('An app of yours. <a href="/desk/">Upload a thesis</a>'));
// Before anything that reads bodies, such as express.json(): the desk reads request bodies itself.
app.all('/desk{/*path}', (request, response) => thesisdesk.node(request, response));

const server = app.listen(port, '127.0.0.1', () => console.log(`http://localhost:${port}`));

// Finishes open requests, then the documents that are being read.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => closeServer(server).then(() => desk.close()));
}
