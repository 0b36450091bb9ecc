import { createHash, randomBytes } from 'node:crypto';
import { createClient, type DeskClient } from '../../../src/http/client/client.ts';
import { docx } from '../../../test/support/docx/docx.ts';
import { memoryOf } from '../../../test/support/processes.ts';
import { sampleThesis } from '../../../test/support/theses/sample-thesis.ts';
import { serveDesk } from './served-desk.ts';

/** Lets `count` students hand in at the same moment, each a different thesis, and wait for the quote. */
export async function uploads(count: number): Promise<boolean> {
  const theses = await Promise.all(Array.from({ length: count }, (_, number) => thesisWithPicture(number)));
  const desk = await serveDesk();
  try {
    const answers: Answers = { requests: 0, refusals: {} };
    const client = createClient({ baseUrl: desk.url, fetch: counting(answers) });
    const begin = performance.now();
    const ways = await Promise.allSettled(theses.map((thesis, number) => wayOf(client, thesis, number)));
    const seconds = (performance.now() - begin) / 1000;
    const { peak } = await memoryOf(desk.id);
    const done = ways.flatMap((way) => (way.status === 'fulfilled' ? [way.value] : []));
    const kept = await Promise.all(done.map(({ id, sha256 }) => isKept(desk.client, id, sha256)));
    const completed = done.filter(({ status }) => status === 'completed').length;
    const [right, lost] = [kept.filter(Boolean).length, count - done.length];
    const megabytes = theses.reduce((sum, { length }) => sum + length, 0) / 1e6;
    const accepted = Math.max(...done.map((way) => way.accepted)) / 1000;
    console.log(
      `  ${count} theses, ${megabytes.toFixed(0)} MB: all accepted within ${accepted.toFixed(1)} s, all quoted within ` +
        `${seconds.toFixed(1)} s; the server used ${(peak / 1024).toFixed(0)} MiB at most`,
    );
    console.log(
      `  ${completed} completed, ${right} with the right SHA-256, ${lost} lost; ${answers.requests} requests, refused: ` +
        JSON.stringify(answers.refusals),
    );
    for (const way of ways.filter(({ status }) => status === 'rejected').slice(0, 3)) console.log(way);
    return completed === count && right === count && Object.keys(answers.refusals).length === 0;
  } finally {
    await desk.stop();
  }
}

/** The sample with an incompressible picture of 100 kB to 1.9 MB, like a scan or a photograph. */
async function thesisWithPicture(number: number): Promise<Uint8Array> {
  const { document } = sampleThesis();
  const content = randomBytes(100_000 * (1 + (number % 19)));
  return docx({ ...document, parts: [{ name: '/word/media/scan.png', content, contentType: 'image/png' }] });
}

interface Way {
  id: string;
  sha256: string;
  status: string;
  /** Milliseconds until the form was accepted. */
  accepted: number;
}

async function wayOf(client: DeskClient, thesis: Uint8Array, number: number): Promise<Way> {
  const begin = performance.now();
  const form = { name: `Student ${number}`, email: `student-${number}@example.org`, serviceType: 'editing' };
  const id = await client.handIn(new Blob([new Uint8Array(thesis)]), form, { fileName: `${number}.docx` });
  const accepted = performance.now() - begin;
  const { status } = await client.ending(id);
  return { id, status, accepted, sha256: sha256Of(thesis) };
}

/** Whether both the record and the stored document match what was sent. */
async function isKept(operator: DeskClient, submissionId: string, sha256: string): Promise<boolean> {
  const said = await operator.getDocument({ submissionId });
  const bytes = new Uint8Array(await (await fetch(said.downloadUrl)).arrayBuffer());
  return said.sha256 === sha256 && sha256Of(bytes) === sha256;
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

interface Answers {
  requests: number;
  /** How often each failure status, or no answer at all, came. */
  refusals: Record<string, number>;
}

/**
 * Opens a new connection for each request: one process that plays all students would notice too late that the server has
 * closed an idle connection.
 */
function counting(answers: Answers): typeof fetch {
  const refused = (status: string | number) => {
    answers.refusals[status] = (answers.refusals[status] ?? 0) + 1;
  };
  return async (input, init) => {
    answers.requests += 1;
    try {
      const headers = new Headers(init?.headers);
      headers.set('connection', 'close');
      const response = await fetch(input, { ...init, headers });
      if (!response.ok) refused(response.status);
      return response;
    } catch (error) {
      refused('no answer');
      throw error;
    }
  };
}
