import { pageRequestSchema } from '../../core/schemas/fields.ts';
import {
  erasureListSchema,
  erasureSchema,
  personalDataSchema,
  personRequestSchema,
} from '../../core/schemas/privacy.ts';
import { operation } from '../operations.ts';
import type { Route } from './route.ts';

/** What one person may ask for. The address comes in the body, since addresses of requests are logged. */
export const privacyRoutes: readonly Route[] = [
  {
    ...operation('collectPerson'),
    summary: 'All that the desk has of a person',
    tag: 'privacy',
    admin: true,
    request: { body: personRequestSchema },
    responses: {
      200: { description: 'Empty lists for somebody who is not known.', schema: personalDataSchema },
    },
    async handle(desk, request) {
      return { status: 200, body: await desk.privacy.collect(await request.readJson()) };
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
    },
    async handle(desk, request) {
      return { status: 200, body: await desk.privacy.preview(await request.readJson()) };
    },
  },
  {
    ...operation('erasePerson'),
    summary: 'Erase a person: what remains is numbers',
    tag: 'privacy',
    admin: true,
    request: { body: personRequestSchema },
    responses: {
      200: { description: 'What was removed.', schema: erasureSchema },
      409: { description: 'A submission of the person is being processed; nothing was removed.' },
    },
    async handle(desk, request) {
      return { status: 200, body: await desk.privacy.erase(await request.readJson()) };
    },
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
      return { status: 200, body: { erasures: records, ...rest } };
    },
  },
];
