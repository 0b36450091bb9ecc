import { openApiDocument } from '../../src/http/open-api/open-api.ts';
import { completeOptions } from '../../src/http/options.ts';
import { routesOf } from '../../src/http/routes.ts';
import { memoryObjects } from '../../src/storage-drivers/memory/memory-objects.ts';

/** JSON Schema, as zod writes it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  deprecated?: boolean;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

interface Content {
  [contentType: string]: { schema?: JsonSchema };
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { name: string; in: string; required: boolean; description?: string; schema: JsonSchema }[];
  requestBody?: { description?: string; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  security?: object[];
}

export interface OpenApi {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** The interface of a desk that has all there is: pages, files of its own, metrics, agents, and a token for the operator. */
export function wholeInterface(): OpenApi {
  const metrics = { request: () => {}, read: async () => ({ contentType: 'text/plain', text: '' }) };
  const mcp = { answer: async () => ({ status: 200 }) };
  const routes = routesOf(completeOptions({ signedObjects: memoryObjects(), pages: true, metrics, mcp }));
  // Made of the very types above; a field that is missing there shows as a hole on the page, which the tests look for.
  return openApiDocument(routes, { basePath: '', isGuarded: true }) as OpenApi;
}

/** All operations, in the order of the document. */
export function operationsOf({ paths }: OpenApi): { method: string; path: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** The name of the component that a schema stands for; undefined where it says what it is by itself. */
export function componentName({ $ref }: JsonSchema): string | undefined {
  return $ref?.replace('#/components/schemas/', '');
}
