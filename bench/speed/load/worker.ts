// A server process for `npm run bench:load`: a desk in a folder, or a bare h3 app that sends the same bytes.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { H3 } from 'h3';
import { toNodeHandler } from 'h3/node';

const [kind = '', folder = ''] = process.argv.slice(2);
const url = kind === 'desk' ? await desk(folder) : await bare(JSON.parse(folder));
process.stdout.write(`${url}\n`);

/** A desk as `thesisdesk serve` runs it, including the log, but without a throttle. */
async function desk(data: string): Promise<string> {
  const { embeddedDesk } = await import(built('embedded'));
  const { starterSchedule } = await import(built('index'));
  const { consoleLogger, createHttpApp, serve } = await import(built('http'));
  const log = createWriteStream('/dev/null');
  const logger = consoleLogger({ json: true, write: (line: string) => log.write(line) });
  const address = { url: 'http://127.0.0.1' };
  const { desk, objects } = embeddedDesk({ folder: data, publicUrl: () => address.url, logger });
  const throttle = { rate: 1e9, burst: 1e9 };
  const server = await serve(createHttpApp(desk, { signedObjects: objects, logger, throttle }), { port: 0 });
  address.url = server.url;
  await desk.rates.put(starterSchedule);
  desk.start();
  return server.url;
}

/** The least that h3 can do: a fixed answer for each path. */
async function bare(answers: Record<string, string>): Promise<string> {
  const app = new H3();
  for (const [path, body] of Object.entries(answers)) {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    app.get(path, () => new Response(body, { headers }));
  }
  const server = createServer(toNodeHandler(app)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

function built(name: string): string {
  return new URL(`../../dist/${name}.js`, import.meta.url).href;
}
