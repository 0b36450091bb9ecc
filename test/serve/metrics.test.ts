import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { thesis } from '../cli/support/thesis.ts';
import { waitUntil } from '../support/wait-until.ts';
import { ending, handIn } from './support/desk-client.ts';
import { startServe } from './support/serve-process.ts';

const token = 'a-token-for-the-operator';

/** A server that quoted one thesis and refused another one. */
async function serving(environment: Record<string, string>) {
  const { url } = await startServe({ folder: await scratchFolder(), environment });
  const read = (headers: Record<string, string> = {}) => fetch(`${url}/metrics`, { headers });
  return { url, read };
}

describe('the metrics of a server', () => {
  test('say what became of submissions, and what it took', async () => {
    const { url, read } = await serving({ THESISDESK_METRICS: 'yes' });
    await ending(url, await handIn(url, await thesis(1_000), { name: 'Ada' }), 60_000);
    await ending(url, await handIn(url, Buffer.from('no thesis'), { name: 'Bo' }), 60_000);
    const failed = 'thesisdesk_submission_duration_seconds_count{outcome="failed"} 1';
    // A submission has its outcome a moment before its duration is counted.
    await waitUntil(async () => (await (await read()).text()).includes(failed), {
      what: 'the duration of the submission that failed',
    });
    const answer = await read();
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    for (const series of [
      'thesisdesk_submission_duration_seconds_count{outcome="completed"} 1',
      'thesisdesk_analysis_duration_seconds_count{outcome="ok"} 1',
      'thesisdesk_queue_waiting_jobs{queue="intake"} 0',
      'thesisdesk_back_end_errors_total{back_end="store"} 0',
    ])
      expect(text).toContain(`${series}\n`);
    expect(text).toMatch(/^process_cpu_seconds_total \d/m);
  });

  test('are for the operator alone', async () => {
    const { read } = await serving({ THESISDESK_METRICS: 'yes', THESISDESK_ADMIN_TOKEN: token });
    expect((await read()).status).toBe(401);
    expect((await read({ authorization: `Bearer ${token}` })).status).toBe(200);
  });

  test('are not there unless somebody asks for them', async () => {
    const { read } = await serving({});
    expect((await read()).status).toBe(404);
  });
});
