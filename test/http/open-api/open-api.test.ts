import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '../../../src/http/open-api/open-api.ts';
import { collectSchemas } from '../../../src/http/open-api/open-api-schemas.ts';
import { allRoutes } from '../support/all-routes.ts';
import type { OpenApi, Operation } from '../support/conformance.ts';

function describeRoutes(options = { basePath: '', isGuarded: false }): OpenApi {
  return JSON.parse(JSON.stringify(openApiDocument(allRoutes, options)));
}

const document = describeRoutes();
const operations = Object.entries(document.paths).flatMap(([path, group]) =>
  Object.entries(group).map(([method, operation]) => ({ path, method, operation })),
);

describe('the OpenAPI document', () => {
  test('has each route once, under an id of its own', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.sort()).toEqual(allRoutes.map(({ operationId }) => operationId).sort());
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('refers to nothing that is not in it', () => {
    const names = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, name]) => name);
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });

  test('has no schema that nobody can read alone', () => {
    expect(JSON.stringify(document)).not.toMatch(/"\$(?:schema|id|defs)":/);
  });

  test('holds schemas that are valid in JSON Schema 2020-12', () => {
    const ajv = new Ajv2020({ strict: true, validateFormats: false, allowUnionTypes: true });
    ajv.addVocabulary(['openapi', 'info', 'servers', 'paths', 'components']);
    ajv.addSchema({ $id: 'https://desk.example/openapi', ...document });
    for (const name of Object.keys(document.components.schemas)) {
      const schema = { $ref: `https://desk.example/openapi#/components/schemas/${name}` };
      expect(() => ajv.compile(schema), name).not.toThrow();
    }
  });

  test.each(operations)('$method $path names all parameters of its path', ({ path, operation }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const named = (operation.parameters ?? []).filter((each) => each.in === 'path').map(({ name }) => name);
    expect(named).toEqual(inPath);
  });

  test.each(operations)('$method $path describes every error as one', ({ operation }) => {
    const errors = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
    const schemas = errors.map(([, { content }]) => content?.['application/json']?.schema);
    expect(schemas.filter((schema) => schema === undefined)).toEqual([]);
    expect(errors.map(([status]) => status)).toContain('500');
  });

  test('names the fields of the interface, and which of them are required', () => {
    const { SubmitRequest, Submission } = document.components.schemas;
    expect(SubmitRequest).toMatchObject({
      required: ['submissionId', 'name', 'email', 'serviceType', 'objectKey'],
      properties: { phone: {}, notes: {} },
    });
    expect(Submission).toMatchObject({
      required: ['submissionId', 'status', 'name', 'email', 'serviceType', 'createdAt'],
      properties: { analysis: { $ref: '#/components/schemas/Analysis' } },
    });
  });

  test('marks the former name of the doubts as deprecated', () => {
    const { Report } = document.components.schemas;
    expect(Report).toMatchObject({
      required: expect.arrayContaining(['doubts', 'warnings']),
      properties: { doubts: { type: 'array' }, warnings: { type: 'array', deprecated: true } },
    });
  });

  test('has the query parameters with what is required of them', () => {
    const queryOf = (operation: Operation | undefined) =>
      operation?.parameters
        ?.filter((each) => each.in === 'query')
        .map(({ name, required }) => [name, required]);
    expect(queryOf(document.paths['/token']?.get)).toEqual([
      ['room', true],
      ['participant', true],
    ]);
    expect(queryOf(document.paths['/crm/deals']?.get)).toEqual([
      ['pipeline_id', false],
      ['status', false],
      ['limit', false],
    ]);
  });

  test('names the header by which one of two editors is told that the other was faster', () => {
    const quotes = document.paths['/intake/submissions/{submissionId}/quotes'];
    expect(quotes?.get?.responses[200]?.headers).toHaveProperty('ETag');
    expect(quotes?.post?.parameters).toContainEqual(
      expect.objectContaining({ name: 'If-Match', in: 'header', required: false }),
    );
    expect(quotes?.post?.responses).toHaveProperty('412');
  });

  test.each(['RequoteRequest', 'QuotePreviewRequest'])(
    'lets the same header take the place of the field in %s',
    (name) => {
      const schema = document.components.schemas[name];
      expect(schema).toHaveProperty('properties.basedOn.description', expect.stringContaining('`If-Match`'));
      expect(schema).toHaveProperty('additionalProperties', false);
      expect(schema).not.toHaveProperty('required');
    },
  );

  test.each([
    ['getOutline', '413'],
    ['retrySubmission', '413'],
    ['collectPerson', '502'],
    ['archivePerson', '502'],
    ['previewErasure', '502'],
    ['erasePerson', '502'],
    ['purge', '502'],
    ['listCrmEvents', '502'],
  ])('says that %s may answer %s', (operationId, status) => {
    const found = operations.find(({ operation }) => operation.operationId === operationId);
    expect(found?.operation.responses).toHaveProperty(status);
  });

  test('asks for the operator’s token where one is configured, and there only', () => {
    const guarded = describeRoutes({ basePath: '', isGuarded: true });
    expect(guarded.components.securitySchemes).toBeDefined();
    expect(guarded.paths['/crm/deals']?.get?.security).toEqual([{ operatorToken: [] }]);
    expect(guarded.paths['/token']?.get?.security).toBeUndefined();
    expect(document.paths['/crm/deals']?.get?.security).toBeUndefined();
  });

  test('says where it is mounted', () => {
    expect(describeRoutes({ basePath: '/api', isGuarded: false }).servers).toEqual([{ url: '/api' }]);
  });
});

describe('collectSchemas', () => {
  test('refuses one name for two shapes', () => {
    const schemas = collectSchemas();
    const first = z.object({ a: z.string() }).meta({ id: 'TestShape' });
    schemas.add(first, 'output');
    z.globalRegistry.remove(first);
    const other = z.object({ b: z.string() }).meta({ id: 'TestShape' });
    expect(() => schemas.add(other, 'output')).toThrow('The schema "TestShape" has two shapes.');
  });
});
