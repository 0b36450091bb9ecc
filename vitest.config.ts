import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Many tests wait for servers and processes, so there is work for more than the cores.
    maxWorkers: 3,
    // No test changes a module's state, and what is loaded and compiled once serves all files of a worker.
    isolate: false,
  },
});
