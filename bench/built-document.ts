// Writes a document that a module builds: npm run built-document -- MODULE OUTPUT
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { docx } from '../test/support/docx/docx.ts';
import { projectRoot } from './accuracy/project-root.ts';

const usage = `npm run built-document -- MODULE OUTPUT

Writes the document whose blocks a TypeScript module exports as its default, as in tests:

  import { heading, paragraph } from './test/support/docx/text.ts';
  export default [heading(1, 'Introduction'), paragraph('Salt came late to us.')];`;

const [source, output] = process.argv.slice(2);
if (source === undefined || output === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else await writeFile(output, await docx({ body: await blocksOf(source) }));

/** Node 20 does not run TypeScript, so the module is bundled first. */
async function blocksOf(module: string): Promise<string[]> {
  const folder = await mkdtemp(join(projectRoot, 'bench/.build/document-'));
  try {
    const outfile = join(folder, 'module.mjs');
    await build({ entryPoints: [resolve(module)], outfile, bundle: true, platform: 'node', format: 'esm' });
    const { default: blocks }: { default?: unknown } = await import(pathToFileURL(outfile).href);
    if (!Array.isArray(blocks) || !blocks.every((block) => typeof block === 'string'))
      throw new Error(`${module} does not export an array of blocks as its default.`);
    return blocks;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
