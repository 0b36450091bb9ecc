import * as z from 'zod';
import type { MovableDeal } from '../../core/ports.ts';
import {
  dealBoardSchema,
  dealMoveSchema,
  dealNoteSchema,
  dealSchema,
  dealsRequestSchema,
} from '../../core/schemas/deals.ts';
import { ok } from '../answer/http-answer.ts';
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
    handle: async (desk, { query }) => ok(await desk.deals.list(query)),
  },
  {
    ...operation('getDealNote'),
    summary: 'The note of a deal in the built-in CRM',
    tag: 'deals',
    admin: true,
    request: { params: z.object({ dealId: z.string() }) },
    responses: {
      200: { description: 'The note, as plain text.', schema: dealNoteSchema },
      404: { description: 'No deal has that number.' },
      409: { description: 'Notes are read in the CRM: the answer says where.' },
      502: { description: 'The CRM failed or did not answer.' },
    },
    handle: async (desk, { params }) => ok(await desk.deals.note(params.dealId ?? '')),
  },
  {
    ...operation('moveDeal'),
    summary: 'Move a deal to a stage, mark it won or lost, or reopen it',
    tag: 'deals',
    admin: true,
    request: { params: z.object({ dealId: z.string() }), body: dealMoveSchema },
    responses: {
      200: { description: 'The deal in its new place.', schema: dealSchema },
      404: { description: 'No deal has that number.' },
      409: {
        description:
          'The deal has changed in the meantime, or deals are moved in the CRM: the answer says where.',
      },
      502: { description: 'The CRM failed or did not answer.' },
    },
    async handle(desk, request) {
      const { dealId } = request.params;
      const moved = await desk.deals.move({ ...Object(await request.readJson()), dealId });
      return ok(listedDeal(moved));
    },
  },
];

/** Returns the fields of a deal that the board shows. */
function listedDeal({
  pipelineId: _pipelineId,
  stageChangedAt: _stageChangedAt,
  wonAt: _wonAt,
  lostAt: _lostAt,
  ...deal
}: MovableDeal) {
  return deal;
}
