import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient, type DeskClient, type Submission } from '../../src/http/client/client.ts';

/** A client of several servers: if one is down, it asks the next. */
export function clientOf(servers: readonly { url: string }[]): DeskClient {
  let turn = 0;
  const send: typeof fetch = async (input, init) => {
    for (let failures = 0; ; failures++) {
      const { url } = servers[turn++ % servers.length] ?? { url: '' };
      try {
        const response = await fetch(String(input).replace(anyServer, url), init);
        if (response.status < 500 || failures > mostFailures) return response;
        await response.arrayBuffer();
      } catch (error) {
        if (failures > mostFailures) throw error;
      }
      await pause(100);
    }
  };
  return createClient({ baseUrl: anyServer, fetch: send });
}

const anyServer = 'http://any.invalid';
const mostFailures = 300;

/** Hands in `count` theses, several at a time; resolves with their final states when all have ended. */
export async function handInAll(
  client: DeskClient,
  count: number,
  { atOnce = 10, accepted = () => {} }: { atOnce?: number; accepted?: (id: string) => void } = {},
): Promise<Submission[]> {
  const thesis = new Blob([await readFile(sample)]);
  const ends: Submission[] = [];
  let next = 1;
  const student = async () => {
    while (next <= count) {
      const number = next++;
      const form = {
        name: `Student ${number}`,
        email: `student-${number}@example.org`,
        serviceType: 'editing',
      };
      const id = await client.handIn(thesis, form, { fileName: 'thesis.docx' });
      accepted(id);
      ends.push(await client.ending(id, { interval: 200 }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, student));
  return ends;
}

const sample = fileURLToPath(new URL('../../examples/sample-thesis.docx', import.meta.url));
