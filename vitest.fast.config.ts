import { defineConfig } from 'vitest/config';

process.env.TZ = 'UTC';

/** Where tests are that take neither a server nor a process, a browser or a real thesis: `npm run test:fast`. */
export const fastFolders = [
  'test/core/',
  'test/learn/',
  'test/cli/config/',
  'test/cli/doctor/',
  'test/cli/documents/reports/',
  'test/cli/init/',
  'test/cli/rates/',
  'test/cli/terminal/',
];

/** What in them does, or takes long. `test/fast-tests.test.ts` says when a file is missing here. */
export const leftOut = [
  // Real servers, and processes that are killed.
  'test/cli/doctor/queue-check.test.ts',
  'test/core/analysis/analysis-pool/',
  'test/core/desk/restored-records.test.ts',
  'test/core/services/intake/abandoned-uploads.test.ts',
  'test/core/services/intake/killed-at-submit.test.ts',
  'test/core/services/intake/lost-jobs.test.ts',
  'test/core/services/uploads/',
  'test/core/services/webhooks/outgoing.test.ts',
  // Another program reads the PDF.
  'test/core/pricing/quote-pdf-directions.test.ts',
  // Real theses.
  'test/core/docx/properties/',
  // Documents of a size that nobody writes.
  'test/core/docx/hostile-documents.test.ts',
  'test/core/docx/story/limits.test.ts',
  'test/core/docx/structure/hostile-sizes.test.ts',
];

export default defineConfig({
  test: {
    include: fastFolders.map((folder) => `${folder}**/*.test.ts`),
    exclude: leftOut.map((path) => (path.endsWith('/') ? `${path}**` : path)),
    // Of a busy machine, as in vitest.config.ts.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    isolate: false,
  },
});
