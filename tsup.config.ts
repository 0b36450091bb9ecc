import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/core/index.ts',
    cli: 'src/cli/main.ts',
    'analysis-worker': 'src/core/analysis-worker.ts',
  },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  // Shared code goes into chunks, so a command loads only what it imports.
  splitting: true,
  clean: true,
  dts: { entry: { index: 'src/core/index.ts' } },
});
