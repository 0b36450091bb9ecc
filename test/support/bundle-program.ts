import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles a TypeScript file and all its imports into the folder, so that Node alone can run it. */
export async function bundleProgram(source: string, folder: string): Promise<string> {
  const outfile = join(folder, 'program.mjs');
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    // CommonJS packages load Node's own modules with `require`, which ES modules lack.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  return outfile;
}
