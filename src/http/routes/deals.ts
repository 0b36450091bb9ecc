import { dealBoardSchema, dealsRequestSchema } from '../../core/schemas/deals.ts';
import { operation } from '../operations.ts';
import type { Route } from './route.ts';

export const dealRoutes: readonly Route[] = [
  {
    ...operation('listDeals'),
    summary: 'Active deals grouped by stage',
    tag: 'deals',
    admin: true,
    request: { query: dealsRequestSchema },
    responses: {
      200: { description: 'Deals by stage.', schema: dealBoardSchema },
      502: { description: 'The CRM failed or did not answer.' },
    },
    async handle(desk, { query }) {
      return { status: 200, body: await desk.deals.list(query) };
    },
  },
];
