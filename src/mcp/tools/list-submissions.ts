import { z } from 'zod';
import { listedSubmission } from '../../core/records/submissions/listed-submission.ts';
import { pageFields } from '../../core/schemas/fields.ts';
import { submissionListRequestSchema } from '../../core/schemas/submissions.ts';
import type { McpSource } from '../source.ts';
import { defineTool, type Tool } from '../tool.ts';
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
      limit: z
        .int({ error: wrongLimit })
        .min(1, { error: wrongLimit })
        .max(mostListed, { error: wrongLimit })
        .optional()
        .describe(`Most entries to list, 1 to ${mostListed}. Default 20.`),
    }),
    output: z.object({
      submissions: z.array(shownSubmissionSchema).describe('Newest first.'),
      ...pageFields,
    }),
    async answer({ limit = 20, ...asked }, fence) {
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

const mostListed = 50;
const wrongLimit = `must be a whole number from 1 to ${mostListed}`;
