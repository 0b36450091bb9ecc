import { pageRequestSchema } from '../../core/schemas/fields.ts';
import { parseForm } from '../../core/schemas/parse-input.ts';
import {
  purgeListSchema,
  purgePreviewRequestSchema,
  purgePreviewSchema,
  purgeRequestSchema,
  purgeSchema,
} from '../../core/schemas/purge.ts';
import { operation } from '../operations.ts';
import type { Route } from './route.ts';

/** The removal of what is older than an age. What is removed has to be previewed before. */
export const purgeRoutes: readonly Route[] = [
  {
    ...operation('previewPurge'),
    summary: 'What a purge of old submissions would remove',
    tag: 'privacy',
    admin: true,
    request: { body: purgePreviewRequestSchema },
    responses: { 200: { description: 'Nothing is removed.', schema: purgePreviewSchema } },
    async handle(desk, request) {
      const { olderThan: olderThanDays } = parseForm(purgePreviewRequestSchema, await request.readJson());
      return { status: 200, body: await desk.purge.preview({ olderThanDays }) };
    },
  },
  {
    ...operation('purge'),
    summary: 'Remove documents and personal data of old submissions',
    tag: 'privacy',
    admin: true,
    request: { body: purgeRequestSchema },
    responses: { 200: { description: 'What was removed.', schema: purgeSchema } },
    async handle(desk, request) {
      const { olderThan: olderThanDays, asOf } = parseForm(purgeRequestSchema, await request.readJson());
      return { status: 200, body: await desk.purge.run({ olderThanDays, asOf: new Date(asOf) }) };
    },
  },
  {
    ...operation('listPurges'),
    summary: 'All purges, without names',
    tag: 'privacy',
    admin: true,
    request: { query: pageRequestSchema },
    responses: { 200: { description: 'Newest first.', schema: purgeListSchema } },
    async handle(desk, { query }) {
      const { records, ...rest } = await desk.purge.list(query);
      return { status: 200, body: { purges: records, ...rest } };
    },
  },
];
