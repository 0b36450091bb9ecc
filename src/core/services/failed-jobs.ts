import type { FailedJob, FailedJobsPage, JobQueue } from '../ports.ts';
import { type FirstOf, firstOf } from '../records/reading/record-page.ts';

/** Fills a page with jobs that are added in any order. */
export function failedJobsPage({ limit = 100, after }: FailedJobsPage = {}): FirstOf<FailedJob> {
  const first = firstOf<FailedJob>(limit, compareFailures);
  return {
    ...first,
    add: (job) => {
      if (after === undefined || compareFailures(job, after) > 0) first.add(job);
    },
  };
}

/** Yields all jobs of a name that failed for good, the earliest first, with one page of them in memory. */
export async function* eachFailedJob(
  jobs: Pick<JobQueue, 'failed'>,
  name: string,
): AsyncGenerator<FailedJob> {
  let page: FailedJob[] = [];
  do {
    const after = page.at(-1);
    page = await jobs.failed(name, { limit: jobsAtOnce, ...(after ? { after } : {}) });
    yield* page;
  } while (page.length === jobsAtOnce);
}

const jobsAtOnce = 100;

type Failure = Pick<FailedJob, 'failedAt' | 'id'>;

/** Sorts earlier failures first. */
export function compareFailures(one: Failure, other: Failure): number {
  return compareTexts(one.failedAt, other.failedAt) || compareTexts(one.id, other.id);
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
