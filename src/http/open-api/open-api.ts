import type * as z from 'zod';
import { byPath, needsBody, type Route, type RouteResponse } from '../routes/route.ts';
import { collectSchemas, errorSchema, type SchemaCollection } from './open-api-schemas.ts';

export interface OpenApiOptions {
  basePath: string;
  /** Whether the operator's routes require a token. */
  isGuarded: boolean;
}

/** Describes the interface as an OpenAPI 3.1 document, from the same table that drives routing. */
export function openApiDocument(routes: readonly Route[], { basePath, isGuarded }: OpenApiOptions): object {
  const schemas = collectSchemas();
  const paths = [...byPath(routes)].map(([path, group]) => [
    path.replace('...}', '}'),
    Object.fromEntries(
      group.map((route) => [route.method.toLowerCase(), operation(route, schemas, isGuarded)]),
    ),
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'thesisdesk',
      version: '1',
      description:
        'The intake desk of a dissertation editing business. Every error has the body `{ "error": "…" }`; an unknown path answers 404, an unsupported method 405.',
    },
    servers: [{ url: basePath === '' ? '/' : basePath }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: schemas.components(),
      ...(isGuarded ? { securitySchemes: { operatorToken: { type: 'http', scheme: 'bearer' } } } : {}),
    },
  };
}

function operation(route: Route, schemas: SchemaCollection, isGuarded: boolean): object {
  const { operationId, summary, tag, request, admin } = route;
  const parameters = [
    ...parametersIn('path', request.params, schemas),
    ...parametersIn('query', request.query, schemas),
    ...parametersIn('header', request.headers, schemas),
  ];
  const responses = Object.entries(responsesOf(route)).map(([status, response]) => [
    status,
    responseObject(response, schemas),
  ]);
  return {
    operationId,
    summary,
    tags: [tag],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(route, schemas),
    responses: Object.fromEntries(responses),
    ...(admin && isGuarded ? { security: [{ operatorToken: [] }] } : {}),
  };
}

function parametersIn(
  place: 'path' | 'query' | 'header',
  schema: z.ZodObject | undefined,
  schemas: SchemaCollection,
): object[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const { description, ...shape } = schemas.add(field, 'input');
    const required = place === 'path' || !field.safeParse(undefined).success;
    return {
      name,
      in: place,
      required,
      ...(description === undefined ? {} : { description }),
      schema: shape,
    };
  });
}

function requestBody(route: Route, schemas: SchemaCollection): object {
  const { request } = route;
  if (request.body) {
    const schema = schemas.add(request.body, 'input');
    return { requestBody: { required: needsBody(route), content: { 'application/json': { schema } } } };
  }
  if (!request.content) return {};
  const { description, schema } = request.content;
  const content = schema
    ? { 'application/json': { schema: schemas.add(schema, 'input') }, '*/*': {} }
    : { '*/*': {} };
  return { requestBody: { description, content } };
}

function responseObject(response: RouteResponse, schemas: SchemaCollection): object {
  const { description, schema, contentType, headers = {} } = response;
  const described = Object.entries(headers).map(([name, says]) => [
    name,
    { description: says, schema: { type: 'string' } },
  ]);
  const told = { description, ...(described.length > 0 && { headers: Object.fromEntries(described) }) };
  if (schema) {
    return { ...told, content: { 'application/json': { schema: schemas.add(schema, 'output') } } };
  }
  return contentType === undefined ? told : { ...told, content: { [contentType]: {} } };
}

/** Returns all responses of a route: its own, and those that follow from the rest of its row. */
function responsesOf(route: Route): Record<string, RouteResponse & { schema?: unknown }> {
  const { request } = route;
  const takesJson = request.body !== undefined;
  const isRead = takesJson || request.query !== undefined || request.params !== undefined;
  const common: Record<number, RouteResponse | false> = {
    400: isRead && { description: 'Something in the request is missing or wrong.' },
    401: route.admin && { description: "The operator's token is missing or wrong." },
    403: route.admin && { description: 'No token is set, and the request does not come from this machine.' },
    408: takesJson && { description: 'The body arrived too slowly.' },
    413: takesJson && { description: 'The body is too large.' },
    415: takesJson && { description: 'The body is not JSON.' },
    429: !route.isProbe && { description: 'Too many requests; `Retry-After` says when to try again.' },
    500: { description: 'A failure on our side; the sentence contains the request id for the log.' },
  };
  const added = Object.entries(common).flatMap(([status, response]) =>
    response ? [[status, response]] : [],
  );
  const all: Record<string, RouteResponse> = { ...Object.fromEntries(added), ...route.responses };
  return Object.fromEntries(
    Object.entries(all).map(([status, response]) => {
      const isError = Number(status) >= 400 && response.schema === undefined;
      return [status, isError ? { ...response, schema: errorSchema } : response];
    }),
  );
}
