import * as z from 'zod';

type JsonSchema = Record<string, unknown>;

/** Collects the schemas of an OpenAPI document: schemas with a name become components. */
export interface SchemaCollection {
  /** Converts a schema, as it is accepted (`input`) or as it is sent (`output`). */
  add(schema: z.ZodType, io: 'input' | 'output'): JsonSchema;
  components(): Record<string, JsonSchema>;
}

/** @throws TypeError, from `add`, if two different shapes have the same name */
export function collectSchemas(): SchemaCollection {
  const components = new Map<string, JsonSchema>();
  return {
    add(schema, io) {
      const { $schema: _dialect, $defs = {}, ...root } = pointToComponents(z.toJSONSchema(schema, { io }));
      for (const [name, definition] of Object.entries(asSchema($defs))) {
        keep(components, name, asSchema(definition));
      }
      return root;
    },
    components: () => Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function keep(components: Map<string, JsonSchema>, name: string, definition: JsonSchema): void {
  const { $id: _id, id: _name, ...schema } = definition;
  const known = components.get(name);
  if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new TypeError(`The schema "${name}" has two shapes.`);
  }
  components.set(name, schema);
}

/** Rewrites references, because a document keeps its schemas next to each other instead of nested. */
function pointToComponents(schema: object): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/');
  return asSchema(JSON.parse(text));
}

function asSchema(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Shapes of answers that only exist over HTTP, so that no service defines them. */
export const errorSchema = z
  .object({
    error: z.string().describe('What went wrong, as a sentence.'),
    field: z
      .string()
      .optional()
      .describe('The field of the request that the sentence is about. Only some errors have it.'),
  })
  .meta({ id: 'Error', description: 'The body of every error.' });

const check = z.enum(['ok', 'unavailable']);

export const readinessSchema = z
  .object({
    ready: z.boolean(),
    checks: z.object({ store: check, objects: check, jobs: check }),
    error: z.string().optional().describe('Present when something is unavailable.'),
  })
  .meta({ id: 'Readiness', description: 'What the service depends on, and whether it can be reached.' });
