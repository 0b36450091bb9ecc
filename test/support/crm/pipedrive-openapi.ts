import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Exchange } from './pipedrive-server.ts';

/** The API as documented. */
export interface OpenApi {
  fieldsOf(operation: string): { query: string[]; body: string[] };
  /** Describes where a request departs from the documentation. */
  requestFaults(exchange: Exchange): string[];
  answerFaults(exchange: Exchange): string[];
}

export function readOpenApi(text: string): OpenApi {
  const { paths } = documentSchema.parse(parse(text));
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });

  const operationOf = (name: string) => {
    const [method = '', path = ''] = name.split(' ');
    const operation = paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`The documents have no ${name}.`);
    return operation;
  };
  const faultsOf = (schema: object | undefined, value: unknown, what: string) => {
    if (!schema) return [];
    ajv.validate(schema, value);
    return (ajv.errors ?? []).map(({ instancePath, message }) => `${what}${instancePath} ${message}`);
  };

  return {
    fieldsOf(name) {
      const { parameters, requestBody } = operationOf(name);
      const query = parameters.filter((each) => each.in === 'query').map((each) => each.name);
      return { query, body: propertiesOf(requestBody?.content['application/json']?.schema) };
    },

    requestFaults({ operation: name, request }) {
      const { parameters, requestBody } = operationOf(name);
      const ofQuery = Object.entries(request.query).flatMap(([field, value]) => {
        const parameter = parameters.find((each) => each.in === 'query' && each.name === field);
        if (!parameter) return [`${name} ${field} is not documented`];
        return faultsOf(parameter.schema, typed(value, parameter.schema), `${name} ${field}`);
      });
      const required = parameters.filter((each) => each.required && each.in === 'query');
      const missing = required
        .filter((each) => !(each.name in request.query))
        .map((each) => `${name} ${each.name} is missing`);
      const schema = requestBody?.content['application/json']?.schema;
      const known = propertiesOf(schema);
      const unknown = Object.keys(request.body).filter((field) => !known.includes(field));
      return [
        ...ofQuery,
        ...missing,
        ...unknown.map((field) => `${name} ${field} is not documented`),
        ...(request.method === 'GET' ? [] : faultsOf(schema, request.body, name)),
      ];
    },

    answerFaults({ operation: name, answer }) {
      const schema = operationOf(name).responses['200']?.content?.['application/json']?.schema;
      if (!schema || !answer) return [`${name} has no such answer`];
      return faultsOf(schema, withoutKnownNulls(answer.json), name);
    },
  };
}

/** Fields that the real service sets to null, whatever its documentation says. */
const knownNulls: ReadonlySet<string> = new Set([
  'next_cursor',
  'person_id',
  'org_id',
  'won_time',
  'lost_time',
  'organization',
  // Null if a list has no notes.
  'data',
]);

function withoutKnownNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKnownNulls);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name, each]) => each !== null || !knownNulls.has(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutKnownNulls(each)]));
}

/** All properties of a schema, including those that it composes with `allOf`. */
function propertiesOf(schema: Schema | undefined): string[] {
  return [...Object.keys(schema?.properties ?? {}), ...(schema?.allOf ?? []).flatMap(propertiesOf)];
}

/** A query parameter converted from text to its documented type. */
function typed(value: string | undefined, { type }: { type?: string | undefined }): unknown {
  if (type === 'integer' || type === 'number') return Number(value);
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

interface Schema {
  type?: string | undefined;
  properties?: Record<string, unknown> | undefined;
  allOf?: Schema[] | undefined;
}

const schemaSchema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    type: z.string().optional(),
    properties: z.record(z.string(), z.unknown()).optional(),
    allOf: z.array(schemaSchema).optional(),
  }),
);
const contentSchema = z.record(z.string(), z.object({ schema: schemaSchema }));
const operationSchema = z.object({
  parameters: z
    .array(
      z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: schemaSchema }),
    )
    .default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ content: contentSchema.optional() })),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});
