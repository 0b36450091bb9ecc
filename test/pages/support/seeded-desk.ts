import { ending, handIn } from '../../serve/support/desk-client.ts';
import { type ServeProcess, type ServeSettings, startServe } from '../../serve/support/serve-process.ts';
import { pdfFile, thesisFile } from './intake-steps.ts';

/** A name that a browser would run as code if the page let it. */
export const hostileName = '<img src=x onerror=alert(1)>';

/** Starts a desk with a quoted submission and a failed one. */
export async function startSeeded(settings: ServeSettings): Promise<ServeProcess> {
  const server = await startServe(settings);
  const thesis = await thesisFile();
  const submissions = [
    { document: thesis.buffer, form: { name: hostileName, notes: 'Before May, please.' } },
    { document: pdfFile('').buffer, form: { name: 'Bo \u202ESample' } },
  ];
  for (const { document, form } of submissions) {
    await ending(server.url, await handIn(server.url, document, form), 60_000);
  }
  return server;
}
