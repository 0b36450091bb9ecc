import { escapeHtml } from '../../src/core/text/escape-html.ts';
import { codeHtml, headingHtml, renderDocstring, renderInline } from '../markdown/markdown.ts';
import { httpFile, type SitePage } from '../pages.ts';
import { exampleValue } from './example-value.ts';
import { componentName, type JsonSchema, type OpenApi, type Operation, operationsOf } from './open-api.ts';
import { fieldsOf, schemaAnchor, typeHtml } from './schema-fields.ts';

type Components = OpenApi['components']['schemas'];

/** The interface over HTTP: each operation with what it takes and answers, then all shapes that have a name. */
export function httpPage(document: OpenApi): SitePage {
  const { schemas } = document.components;
  const operations = operationsOf(document);
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))];
  const byTag = tags.map((tag) => {
    const group = operations.filter(({ operation }) => operation.tags.includes(tag));
    return headingHtml(2, tag, capital(tag)) + group.map((each) => operationHtml(each, schemas)).join('');
  });
  const shapes = Object.entries(schemas).map(([name, schema]) => schemaHtml(name, schema));
  const sections = [...tags, 'schemas'].map((anchor) => ({ anchor, title: capital(anchor) }));
  const html = `<h1>HTTP interface</h1>
${renderDocstring(document.info.description)}
<p>The same as an OpenAPI 3.1 document, for machines: <code>GET /openapi.json</code> of a desk that runs. Operations
marked <span class="mark">operator</span> ask for <code>Authorization: Bearer …</code> with the operator's token.
<a href="library-client.html">The client</a> has each operation as a method.</p>
${byTag.join('')}${headingHtml(2, 'schemas', 'Schemas')}${shapes.join('')}`;
  return { file: httpFile, label: 'HTTP interface', part: 'Reference', html, sections };
}

interface Placed {
  method: string;
  path: string;
  operation: Operation;
}

function operationHtml({ method, path, operation }: Placed, components: Components): string {
  const { operationId, summary, security, parameters = [], responses } = operation;
  const isOperators = security !== undefined;
  const title = `<span class="method">${method}</span> ${escapeHtml(path)}`;
  const body = bodyOf(operation);
  const answer = answerOf(operation);
  const parts = [
    headingHtml(3, operationId, title),
    `<p>${renderInline(summary)}. ${isOperators ? '<span class="mark">operator</span>' : ''} <span class="hint"><code>${operationId}</code></span></p>\n`,
    parameters.length === 0
      ? ''
      : table(
          'Parameters',
          ['parameter', 'type', 'what it is'],
          parameters.map(({ name, in: place, required, schema, description = '' }) => [
            `<code>${escapeHtml(name)}</code> ${hint(`${place}${required ? '' : ', optional'}`)}`,
            typeHtml(schema),
            renderInline(description),
          ]),
        ),
    requestHtml(operation),
    isAsked(method, operation) ? curlOf({ method, path, operation }, body, components) : '',
    table(
      'Answers',
      ['status', 'body', 'when'],
      Object.entries(responses).map(([status, response]) => [
        `<code>${status}</code>`,
        contentHtml(response.content),
        renderInline(response.description),
      ]),
    ),
    answer === undefined
      ? ''
      : `<p class="caption">Such as</p>\n${codeHtml(escapeHtml(JSON.stringify(exampleValue(answer, components), null, 2)))}`,
  ];
  return `<section class="operation" aria-labelledby="${operationId}">\n${parts.join('')}</section>\n`;
}

function requestHtml({ requestBody }: Operation): string {
  if (!requestBody) return '';
  const { description = '', content } = requestBody;
  const schema = content['application/json']?.schema;
  const shape = schema === undefined ? '' : ` ${typeHtml(schema)} as JSON.`;
  const said = `<p>Body:${shape} ${renderInline(description)}</p>\n`;
  return schema === undefined || componentName(schema) ? said : said + fieldTable(schema);
}

function contentHtml(content: Operation['responses'][string]['content']): string {
  const [type, { schema } = {}] = Object.entries(content ?? {})[0] ?? [];
  if (schema !== undefined) return typeHtml(schema);
  return type === undefined ? '' : `<code>${escapeHtml(type)}</code>`;
}

function bodyOf({ requestBody }: Operation): JsonSchema | undefined {
  return requestBody?.content['application/json']?.schema;
}

/** What it answers where all is well. */
function answerOf({ responses }: Operation): JsonSchema | undefined {
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return response?.content?.['application/json']?.schema;
}

/** Signed addresses are made by the desk; nobody writes one. */
function isAsked(method: string, { tags, requestBody }: Operation): boolean {
  const takesJson = requestBody?.content['application/json'] !== undefined;
  return !tags.includes('objects') && (takesJson || method !== 'PUT');
}

function curlOf(
  { method, path, operation }: Placed,
  body: JsonSchema | undefined,
  components: Components,
): string {
  const parameters = operation.parameters ?? [];
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((each) => each.name === name)?.schema ?? {};
    return encodeURIComponent(String(exampleValue(schema, components, { name })));
  });
  const asked = parameters
    .filter((each) => each.in === 'query' && each.required)
    .map(
      ({ name, schema }) =>
        `${name}=${encodeURIComponent(String(exampleValue(schema, components, { name })))}`,
    );
  const query = asked.length === 0 ? '' : `?${asked.join('&')}`;
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'https://desk.example.com${address}${query}'`,
    ...(operation.security ? [`  -H "authorization: Bearer $DESK_TOKEN"`] : []),
    ...(body === undefined
      ? []
      : [
          `  -H 'content-type: application/json'`,
          `  -d '${JSON.stringify(exampleValue(body, components), null, 2).replaceAll("'", "'\\''")}'`,
        ]),
  ];
  return codeHtml(escapeHtml(lines.join(' \\\n')));
}

function schemaHtml(name: string, schema: JsonSchema): string {
  const { description } = schema;
  const said = description === undefined ? '' : `<p>${renderInline(description)}</p>\n`;
  const shape = schema.properties ? fieldTable(schema) : `<p>${typeHtml(schema)}</p>\n`;
  return headingHtml(3, schemaAnchor(name), escapeHtml(name)) + said + shape;
}

function fieldTable(schema: JsonSchema): string {
  const rows = fieldsOf(schema).map(({ name, type, isRequired, isDeprecated, description }) => [
    [
      `<code>${escapeHtml(name)}</code>`,
      ...(isRequired ? [] : [hint('optional')]),
      ...(isDeprecated ? [hint('deprecated')] : []),
    ].join(' '),
    type,
    renderInline(description),
  ]);
  return table('Fields', ['field', 'type', 'what it is'], rows);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function hint(text: string): string {
  return `<span class="hint">${text}</span>`;
}

function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]) =>
    row.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  const lines = rows.map((row) => `<tr>${cells('td', row)}</tr>\n`).join('');
  return `<table class="${caption.toLowerCase()}">\n<caption>${caption}</caption>\n<thead><tr>${cells('th', head)}</tr></thead>\n<tbody>\n${lines}</tbody>\n</table>\n`;
}
