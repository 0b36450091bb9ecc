import * as z from 'zod';
import { pageFields } from '../../core/schemas/fields.ts';
import { submissionListRequestSchema } from '../../core/schemas/submissions.ts';
import { listedSubmission } from '../../core/services/intake/told-submission.ts';
import type { McpSource } from '../source.ts';
import { defineTool, type Tool } from '../tool.ts';
import { limitField } from './fields.ts';
import { shownSubmission, shownSubmissionSchema, submissionLines } from './submission-status.ts';

const { search, status, doubt, since, cursor } = submissionListRequestSchema.shape;

/** Lists submissions; only for the operator. */
export function listSubmissions({ list }: Required<Pick<McpSource, 'list'>>): Tool {
  return defineTool({
    name: 'list_submissions',
    title: 'List submissions',
    description:
      'Lists the submissions of this desk, newest first: all of them, or those that match a search by name, email, document or status.',
    input: z.object({
      ...{ search, status, doubt, since, cursor },
      limit: limitField('Maximum number of entries to list', { most: 50, usual: usualListed }),
    }),
    output: z.object({
      submissions: z.array(shownSubmissionSchema).describe('Newest first.'),
      ...pageFields,
    }),
    async answer({ limit = usualListed, ...asked }, fence) {
      const { status: statuses, ...rest } = asked;
      const query = { ...rest, limit, ...(statuses ? { status: statuses.join(',') } : {}) };
      const { records, count, nextCursor } = await list(query);
      const submissions = records.map((record) => shownSubmission(listedSubmission(record)));
      return {
        structured: { submissions, count, ...(nextCursor === undefined ? {} : { nextCursor }) },
        lines: [
          `${submissions.length} of ${count}`,
          ...submissions.flatMap((each) => ['', ...submissionLines(each, fence)]),
          ...(nextCursor === undefined ? [] : ['', `For more, use the cursor ${nextCursor}`]),
        ],
      };
    },
  });
}

const usualListed = 20;
