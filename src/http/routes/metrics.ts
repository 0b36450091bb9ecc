import { bytesOf } from '../answer/http-answer.ts';
import type { HttpMetrics } from '../options.ts';
import type { Route } from './route.ts';

/** The metrics that Prometheus reads, with the operator's token. */
export function metricsRoutes(metrics: HttpMetrics): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/metrics',
      operationId: 'readMetrics',
      summary: 'Figures for Prometheus',
      tag: 'service',
      admin: true,
      isProbe: true,
      request: {},
      responses: { 200: { description: "In Prometheus' text format.", contentType: 'text/plain' } },
      async handle() {
        const { contentType, text } = await metrics.read();
        return { status: 200, headers: { 'content-type': contentType }, body: bytesOf(text) };
      },
    },
  ];
}
