import { describe, expect, test } from 'vitest';
import { DeskError } from '../../src/core/errors.ts';
import { type DeskMetrics, deskMetrics } from '../../src/metrics/desk-metrics.ts';

/** The value of a series, as it is written. */
async function seriesOf(metrics: DeskMetrics, series: string): Promise<number | null> {
  const line = (await metrics.read()).text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length));
}

const failing = (error: unknown) => ({ call: () => Promise.reject(error) });

describe('the metrics of a desk', () => {
  test('count requests by route and status', async () => {
    const metrics = deskMetrics();
    metrics.request({ method: 'GET', route: '/health', status: 200, milliseconds: 40 });
    const labels = 'method="GET",route="/health",status="200"';
    expect(await seriesOf(metrics, `thesisdesk_http_request_duration_seconds_count{${labels}}`)).toBe(1);
    expect(await seriesOf(metrics, `thesisdesk_http_request_duration_seconds_sum{${labels}}`)).toBe(0.04);
  });

  test('make no series of methods that callers think of', async () => {
    const metrics = deskMetrics();
    for (const method of ['BREW', 'WHEN'])
      metrics.request({ method, route: 'unknown', status: 404, milliseconds: 1 });
    const { text } = await metrics.read();
    expect(text).toContain('method="other"');
    expect(text).not.toContain('BREW');
  });

  test.each([
    ['counts what a back end failed to do', new DeskError('storage_unavailable', 'No.'), 1],
    ['counts what nobody expected', new TypeError('No.'), 1],
    ['does not count what it refused', new DeskError('not_found', 'No.'), 0],
  ])('%s', async (_what, error, count) => {
    const metrics = deskMetrics();
    await metrics
      .backEnd('store', failing(error))
      .call()
      .catch(() => {});
    expect(await seriesOf(metrics, 'thesisdesk_back_end_errors_total{back_end="store"}')).toBe(count);
  });

  test('tell how many analyses run, how they ended and which died', async () => {
    const metrics = deskMetrics();
    let end = (_error: Error) => {};
    const analyser = metrics.analyser({
      analyse: () => new Promise((_, reject) => (end = reject)),
      close: async () => {},
    });
    const analysis = analyser.analyse(new Uint8Array()).catch(() => {});
    expect(await seriesOf(metrics, 'thesisdesk_analyses_running')).toBe(1);
    end(new DeskError('document_too_large', 'No.', { details: { limit: 'memory' } }));
    await analysis;
    expect(await seriesOf(metrics, 'thesisdesk_analyses_running')).toBe(0);
    expect(await seriesOf(metrics, 'thesisdesk_analysis_deaths_total{limit="memory"}')).toBe(1);
    const outcome = 'thesisdesk_analysis_duration_seconds_count{outcome="document_too_large"}';
    expect(await seriesOf(metrics, outcome)).toBe(1);
  });

  test('tell how much waits in each queue, and for how long', async () => {
    const metrics = deskMetrics();
    const dueSince = new Date(Date.now() - 60_000);
    const backlog = async (name: string) =>
      name === 'intake' ? { waiting: 3, dueSince } : { waiting: 0, dueSince: null };
    const ping = async () => {};
    metrics.queue({
      backlog,
      ping,
      close: ping,
      add: ping,
      work: () => {},
      retry: async () => false,
      failed: async () => [],
    });
    expect(await seriesOf(metrics, 'thesisdesk_queue_waiting_jobs{queue="intake"}')).toBe(3);
    expect(await seriesOf(metrics, 'thesisdesk_queue_late_seconds{queue="intake"}')).toBeGreaterThanOrEqual(
      60,
    );
    expect(await seriesOf(metrics, 'thesisdesk_queue_late_seconds{queue="notice"}')).toBe(0);
  });

  test('are there where the queue cannot be asked', async () => {
    const metrics = deskMetrics();
    const ping = async () => {};
    const backlog = () => Promise.reject(new DeskError('storage_unavailable', 'No.'));
    metrics.queue({
      backlog,
      ping,
      close: ping,
      add: ping,
      work: () => {},
      retry: async () => false,
      failed: async () => [],
    });
    expect(await seriesOf(metrics, 'thesisdesk_queue_waiting_jobs{queue="intake"}')).toBeNull();
    expect(await seriesOf(metrics, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  });
});
