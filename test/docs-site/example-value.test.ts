import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { exampleValue } from '../../docs-site/http/example-value.ts';
import { operationsOf, wholeInterface } from '../../docs-site/http/open-api.ts';

const document = wholeInterface();
const { schemas } = document.components;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'https://desk.example/openapi', ...document });

const requests = operationsOf(document).flatMap(({ operation: { operationId, requestBody } }) => {
  const schema = requestBody?.content['application/json']?.schema;
  return schema === undefined ? [] : [{ operationId, schema }];
});
const answers = operationsOf(document).flatMap(({ operation: { operationId, responses } }) => {
  const schema = responses[200]?.content?.['application/json']?.schema;
  return schema === undefined ? [] : [{ operationId, schema }];
});

describe('the example of a body', () => {
  test.each(requests)('is one that $operationId takes', ({ schema }) => {
    expect(faultsOf(schema)).toBe('');
  });

  test.each(answers)('is one that $operationId answers', ({ schema }) => {
    expect(faultsOf(schema)).toBe('');
  });
});

function faultsOf(schema: object): string {
  const value = exampleValue(schema, schemas);
  const within = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"https://desk.example/openapi#/'));
  return ajv.validate(within, value) ? '' : `${ajv.errorsText()}: ${JSON.stringify(value)}`;
}
