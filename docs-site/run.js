// Writes the pages of the documentation to dist/docs, once all else is built: node docs-site/run.js
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const place = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = place('./.build/site.js');
await build({
  entryPoints: [place('./site.ts')],
  outfile: program,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
});
await import(pathToFileURL(program).href);
