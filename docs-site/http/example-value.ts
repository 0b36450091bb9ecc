import { componentName, type JsonSchema } from './open-api.ts';

/**
 * A value that a schema takes, as a reader would write it: fields by their names where those say what they hold, else by
 * their types. Of an optional field there is one as long as it holds no further optional ones.
 */
export function exampleValue(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  { name = '', depth = 0 }: { name?: string; depth?: number } = {},
): unknown {
  const component = componentName(schema);
  if (component !== undefined) return exampleValue(components[component] ?? {}, components, { name, depth });
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const type = [schema.type ?? []].flat().find((each) => each !== 'null');
  const known = [examples[name] ?? []].flat().find((value) => suits(value, schema, type));
  if (known !== undefined) return known;
  const variants = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  const variant = variants?.find((each) => each.type !== 'null');
  if (variant) return exampleValue(variant, components, { name, depth });
  if (type === 'array') {
    const item = exampleValue(schema.items ?? {}, components, { name: singular(name), depth: depth + 1 });
    return item === undefined ? [] : [item];
  }
  if (type === 'object' || schema.properties) return exampleObject(schema, components, depth);
  return plain(type, schema);
}

function exampleObject(
  { properties = {}, required = [] }: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  depth: number,
): object {
  const shown = Object.entries(properties).filter(
    ([key]) => required.includes(key) || depth < deepestOptional,
  );
  return Object.fromEntries(
    shown.map(([key, field]) => [key, exampleValue(field, components, { name: key, depth: depth + 1 })]),
  );
}

const deepestOptional = 3;

function plain(type: string | undefined, { minimum = 0, format }: JsonSchema): unknown {
  if (type === 'integer' || type === 'number') return Math.max(minimum, 1);
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  if (format === 'email') return 'ada@example.org';
  return type === 'string' ? 'text' : {};
}

function suits(value: unknown, { pattern, maximum }: JsonSchema, type: string | undefined): boolean {
  if (typeof value === 'number' && maximum !== undefined && value > maximum) return false;
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'string' && typeof value === 'string') return new RegExp(pattern ?? '').test(value);
  return type === typeof value;
}

function singular(name: string): string {
  return name.replace(/s$/, '');
}

const time = '2026-03-02T09:30:00.000Z';
const uuid = '4f9c2a51-7a3e-4a55-9a51-2f6f0c1d8e77';

/** What fields of these names hold, wherever they are; the first that suits where a name stands for several things. */
const examples: Readonly<Record<string, unknown>> = {
  submissionId: uuid,
  revisionId: '0b6d3c0e-52cf-4f3a-8f0b-6a3a4b0f9d10',
  objectKey: `uploads/${uuid}/thesis.docx`,
  uploadUrl: `https://desk.example.com/objects/uploads/${uuid}/thesis.docx?signature=…`,
  downloadUrl: `https://desk.example.com/objects/uploads/${uuid}/thesis.docx?signature=…`,
  fileName: 'thesis.docx',
  fileSize: 482113,
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  name: 'Ada Example',
  email: 'ada@example.org',
  participant: 'ada@example.org',
  phone: '+44 20 7946 0000',
  serviceType: 'editing',
  currency: 'USD',
  title: 'Your thesis',
  idempotencyKey: '9d2e6b14-5c0f-4e83-a7d1-3f6b8c2a1e05',
  roomCode: 'kd7-wq2-mzp',
  room: 'kd7-wq2-mzp',
  token: 'eyJhbGciOiJIUzI1NiJ9…',
  joinUrl: 'https://desk.example.com/room/kd7-wq2-mzp',
  timeZone: 'Europe/London',
  startsAt: time,
  durationMinutes: 60,
  createdAt: time,
  updatedAt: time,
  changedAt: time,
  uploadedAt: time,
  receivedAt: time,
  expiresAt: time,
  failedAt: time,
  opensAt: time,
  finishedAt: time,
  addedAt: time,
  erasedAt: time,
  exportedAt: time,
  at: time,
  fileId: '2b8f0c6a-0d6e-4b57-8f1c-5a1d2e7c9b34',
  file: 'style.css',
  key: `uploads/${uuid}/thesis.docx`,
  changeId: '2026-03-02T09-30-00-000Z-5a1d2e',
  eventId: 'evt-7f31',
  erasureId: 'e-5a1d2e',
  dealId: ['7', 7],
  stageId: 3,
  crmUrl: 'https://desk.example.com/desk#deal-7',
  url: 'https://desk.example.com/desk#deal-7',
  nextCursor: 'MjAyNi0wMy0wMg',
  version: [2, '2'],
  quoteVersion: 2,
  personName: 'Ada Example',
  organizationName: 'Example University',
  uploadedBy: 'Bo Editor',
  notes: 'Please keep the British spelling.',
  note: 'Appendix B is left out.',
  service: 'editing',
  heading: 'Chapter 1: Introduction',
  section: 'Chapter 2: Methods',
  caption: 'Table 3: Participants by year',
  words: 'Participants by year',
  description: 'Editing: 48,210 words of text',
  reason: 'It has a caption.',
  says: 'it starts a page',
  doubt: 'One table has no caption.',
  warning: 'No price is set for formatting; such a quote is only the minimum and the fee.',
  errorCode: 'document_encrypted',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  textWordCount: 48210,
  refsWordCount: 5120,
  tables: 12,
  figures: 8,
  frontMatter: 9,
  textPerWord: 0.018,
  refsPerWord: 0.024,
  perTable: 3,
  perFigure: 1.5,
  frontMatterPerPage: 3.75,
  adminFee: 25,
  adminFeePercent: 5,
  minimum: 50,
  revisionPercent: 60,
  amount: 867.78,
  subtotal: 1071.41,
  total: 1096.41,
  error: 'No submission has that id.',
};
