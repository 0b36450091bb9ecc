import { escapeHtml } from '../../src/core/text/escape-html.ts';
import { componentName, type JsonSchema } from './open-api.ts';

/** A field of a JSON value, with the path to it: `services[].serviceType`. */
export interface Field {
  name: string;
  /** HTML. */
  type: string;
  isRequired: boolean;
  isDeprecated: boolean;
  description: string;
}

/** All fields of a value, those of values within it included unless they have a name of their own. */
export function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = prefix + key;
    const row = {
      name,
      type: typeHtml(field),
      isRequired: required.includes(key),
      isDeprecated: field.deprecated ?? false,
      description: field.description ?? '',
    };
    return [row, ...inner(field, name)];
  });
}

function inner(field: JsonSchema, name: string): Field[] {
  if (field.properties) return fieldsOf(field, `${name}.`);
  if (field.items) return inner(field.items, `${name}[]`);
  return variantsOf(field).flatMap((variant) => inner(variant, name));
}

/** A type in a few words, with links to those that have a name. */
export function typeHtml(schema: JsonSchema): string {
  const name = componentName(schema);
  if (name !== undefined) return `<a href="#${schemaAnchor(name)}">${escapeHtml(name)}</a>`;
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  const variants = variantsOf(schema);
  if (variants.length > 0) return [...new Set(variants.map(typeHtml))].join(' | ');
  if (schema.items) return `${typeHtml(schema.items)}[]`;
  const { additionalProperties: others } = schema;
  if (schema.properties === undefined && typeof others === 'object' && Object.keys(others).length > 0)
    return `object of ${typeHtml(others)}`;
  const bounds = boundsOf(schema);
  return `${escapeHtml([schema.type ?? 'any'].flat().join(' | '))}${bounds === '' ? '' : ` <span class="hint">${escapeHtml(bounds)}</span>`}`;
}

export function schemaAnchor(name: string): string {
  return `schema-${name}`;
}

function variantsOf({ anyOf, oneOf, allOf }: JsonSchema): JsonSchema[] {
  return anyOf ?? oneOf ?? allOf ?? [];
}

function literal(value: unknown): string {
  return `<code>${escapeHtml(JSON.stringify(value))}</code>`;
}

function boundsOf({ format, pattern, minimum, maximum, maxLength, default: given }: JsonSchema): string {
  const highest = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const lowest = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? undefined : minimum;
  const bounds = [
    format,
    format === undefined && pattern !== undefined && `matches ${pattern}`,
    lowest !== undefined && `at least ${lowest}`,
    highest !== undefined && `at most ${highest}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    given !== undefined && `default ${JSON.stringify(given)}`,
  ];
  return bounds.filter((bound) => typeof bound === 'string').join(', ');
}
