import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';

/** The parts of an OpenAPI document that the tests read. */
export interface OpenApi {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes?: object };
}

export interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema?: object }> };
  responses: Record<
    string,
    { description: string; headers?: object; content?: Record<string, { schema?: object }> }
  >;
  security?: object[];
}

export interface CheckedAnswer {
  status: number;
  headers: Headers;
  /** Undefined if the answer is not JSON. */
  json: unknown;
}

/** Fails for an answer that the document does not describe. */
export type ConformanceCheck = (method: string, path: string, answer: CheckedAnswer) => void;

export function conformanceTo(document: OpenApi): ConformanceCheck {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: 'https://desk.example/openapi', ...document });
  const operations = Object.entries(document.paths).map(([template, group]) => {
    return { pattern: patternOf(document.servers[0]?.url ?? '/', template), group };
  });
  const expectValid = (schema: object, value: unknown) => {
    const within = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"https://desk.example/openapi#/'));
    const isValid = ajv.validate(within, value);
    expect(isValid, `${ajv.errorsText()}: ${JSON.stringify(value)}`).toBe(true);
  };

  return (method, path, { status, headers, json }) => {
    if (method === 'OPTIONS' || method === 'HEAD') return;
    const operation = operations.find(({ pattern }) => pattern.test(path))?.group[method.toLowerCase()];
    if (!operation) {
      expect([404, 405, 429], `${method} ${path} is not documented`).toContain(status);
      return expectValid({ $ref: '#/components/schemas/Error' }, json);
    }
    const response = operation.responses[status];
    if (!response) throw new Error(`${operation.operationId} does not document ${status}.`);
    if (headers.has('etag')) expect(response.headers, operation.operationId).toHaveProperty('ETag');
    const schema = response.content?.['application/json']?.schema;
    if (!schema) return;
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expectValid(schema, json);
  };
}

function patternOf(base: string, template: string): RegExp {
  const path = (base === '/' ? '' : base) + template;
  const segments = path
    .replaceAll('.', '\\.')
    .replace('{key}', '.+')
    .replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${segments}/?$`);
}
