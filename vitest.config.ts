import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// What the command line prints has times in the machine's zone.
process.env.TZ = 'UTC';

/** Tests that look at the child processes of their own process, where those of other tests must not be. */
const lookingAtProcesses = ['test/core/analysis/analysis-pool/**/*.test.ts'];

/** Tests that take a minute each, or have a server or a browser to wait for. */
const long =
  /[\\/]test[\\/](?:package|pages|serve|storage-drivers[\\/]s3|core[\\/]docx[\\/](?:structure[\\/])?hostile)/;

/** The long ones begin, so that none of them is alone in the end; each group is ordered as Vitest orders it. */
class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification) => Number(!long.test(moduleId));
    return (await super.sort(files)).sort((one, other) => isShort(one) - isShort(other));
  }
}

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Many tests wait for servers and processes, so there is work for more than the cores.
    maxWorkers: 4,
    sequence: { sequencer: LongOnesFirst },
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
