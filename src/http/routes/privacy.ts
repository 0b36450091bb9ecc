import { pageRequestSchema } from '../../core/schemas/fields.ts';
import { parseForm } from '../../core/schemas/parse-input.ts';
import {
  erasureListSchema,
  erasureSchema,
  personalDataSchema,
  personRequestSchema,
  purgeListSchema,
  purgePreviewRequestSchema,
  purgePreviewSchema,
  purgeRequestSchema,
  purgeSchema,
} from '../../core/schemas/privacy.ts';
import { attachment } from '../../core/text/file-names.ts';
import { ByteContent, ok } from '../answer/http-answer.ts';
import { operation } from '../operations.ts';
import type { Route } from './route.ts';

const outOfReach = {
  description: 'The CRM failed or did not answer, or the outbox could not be read or changed.',
};

/** Requests about one person's data. The email address is in the body, because request URLs are logged. */
export const privacyRoutes: readonly Route[] = [
  {
    ...operation('collectPerson'),
    summary: 'Everything the desk holds about a person',
    tag: 'privacy',
    admin: true,
    request: { body: personRequestSchema },
    responses: {
      200: {
        description: 'The lists are empty if the desk does not know the person.',
        schema: personalDataSchema,
      },
      502: outOfReach,
    },
    handle: async (desk, request) => ok(await desk.privacy.collect(await request.readJson())),
  },
  {
    ...operation('archivePerson'),
    summary: 'The same as a ZIP archive of JSON, documents and mails',
    tag: 'privacy',
    admin: true,
    request: { body: personRequestSchema },
    responses: {
      200: { description: 'The archive.', contentType: 'application/zip' },
      404: { description: 'The desk has nothing about the person.' },
      502: outOfReach,
    },
    async handle(desk, request) {
      const { fileName, content } = await desk.privacy.archive(await request.readJson());
      const headers = { 'content-type': 'application/zip', 'content-disposition': attachment(fileName) };
      return { status: 200, headers, body: new ByteContent(content) };
    },
  },
  {
    ...operation('previewErasure'),
    summary: 'What the erasure of a person would remove',
    tag: 'privacy',
    admin: true,
    request: { body: personRequestSchema },
    responses: {
      200: { description: 'Nothing is removed.', schema: erasureSchema },
      409: { description: 'A submission of the person is being processed.' },
      502: outOfReach,
    },
    handle: async (desk, request) => ok(await desk.privacy.preview(await request.readJson())),
  },
  {
    ...operation('erasePerson'),
    summary: 'Erase a person: only numbers remain',
    tag: 'privacy',
    admin: true,
    request: { body: personRequestSchema },
    responses: {
      200: { description: 'What was removed.', schema: erasureSchema },
      409: { description: 'A submission of the person is being processed; nothing was removed.' },
      502: outOfReach,
    },
    handle: async (desk, request) => ok(await desk.privacy.erase(await request.readJson())),
  },
  {
    ...operation('listErasures'),
    summary: 'All erasures, without names',
    tag: 'privacy',
    admin: true,
    request: { query: pageRequestSchema },
    responses: { 200: { description: 'Newest first.', schema: erasureListSchema } },
    async handle(desk, { query }) {
      const { records, ...rest } = await desk.privacy.list(query);
      return ok({ erasures: records, ...rest });
    },
  },
];

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
      return ok(await desk.purge.preview({ olderThanDays }));
    },
  },
  {
    ...operation('purge'),
    summary: 'Remove documents and personal data of old submissions',
    tag: 'privacy',
    admin: true,
    request: { body: purgeRequestSchema },
    responses: {
      200: { description: 'What was removed.', schema: purgeSchema },
      502: { description: 'The CRM failed or did not answer.' },
    },
    async handle(desk, request) {
      const { olderThan: olderThanDays, asOf } = parseForm(purgeRequestSchema, await request.readJson());
      return ok(await desk.purge.run({ olderThanDays, asOf: new Date(asOf) }));
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
      return ok({ purges: records, ...rest });
    },
  },
];
