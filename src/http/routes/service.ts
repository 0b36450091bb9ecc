import * as z from 'zod';
import type { Readiness } from '../../core/desk/readiness.ts';
import { bytesOf, type HttpAnswer, ok } from '../answer/http-answer.ts';
import { readinessSchema } from '../open-api/open-api-schemas.ts';
import { operation } from '../operations.ts';
import type { HttpMetrics } from '../options.ts';
import type { Route } from './route.ts';

/** Health, readiness and description of the service, for machines. `describe` returns the OpenAPI document's JSON. */
export function serviceRoutes(describe: () => Uint8Array<ArrayBuffer>): readonly Route[] {
  return [
    {
      ...operation('health'),
      summary: 'Whether the process is alive',
      tag: 'service',
      admin: false,
      isProbe: true,
      request: {},
      responses: {
        200: { description: 'It is alive.', schema: z.object({ status: z.literal('ok') }) },
      },
      handle: async () => ok({ status: 'ok' }),
    },
    {
      ...operation('ready'),
      summary: 'Whether storage and queue can be reached',
      tag: 'service',
      admin: false,
      isProbe: true,
      request: {},
      responses: {
        200: { description: 'All can be reached.', schema: readinessSchema },
        503: { description: 'Some cannot be reached.', schema: readinessSchema },
      },
      async handle(desk) {
        return readinessAnswer(await desk.readiness());
      },
    },
    {
      ...operation('describe'),
      summary: 'This interface as an OpenAPI document',
      tag: 'service',
      admin: false,
      request: {},
      responses: { 200: { description: 'OpenAPI 3.1.', schema: z.looseObject({ openapi: z.string() }) } },
      handle: async () => ({
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: describe(),
      }),
    },
  ];
}

function readinessAnswer({ ready, checks }: Readiness): HttpAnswer {
  if (ready) return ok({ ready, checks });
  const missing = Object.entries(checks).flatMap(([name, state]) => (state === 'ok' ? [] : [name]));
  return { status: 503, body: { error: `Not available: ${missing.join(', ')}.`, ready, checks } };
}

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
