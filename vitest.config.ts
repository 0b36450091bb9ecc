import { defineConfig } from 'vitest/config';

/** Tests that look at the child processes of their own process, where those of other tests must not be. */
const lookingAtProcesses = ['test/core/analysis/analysis-pool/**/*.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Many tests wait for servers and processes, so there is work for more than the cores.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/**/*.test.ts'],
          exclude: lookingAtProcesses,
          // No test changes a module's state, and what is loaded and compiled once serves all files of a worker.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: lookingAtProcesses } },
    ],
  },
});
