// Builds one of the programs in this folder, or in one of its groups, and runs it: node bench/run.js NAME [ARGUMENT...]
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const [name, ...args] = process.argv.slice(2);
const place = (path) => fileURLToPath(new URL(path, import.meta.url));
const group = ['.', './fuzz', './machines', './speed'].find((folder) =>
  existsSync(place(`${folder}/${name}.ts`)),
);
if (group === undefined) throw new Error(`There is no ${name}.ts to run.`);
const entryPoints = { [name]: place(`${group}/${name}.ts`) };
// What a program runs in threads is a file of its own.
const worker = place(`${group}/${name}/worker.ts`);
if (existsSync(worker)) entryPoints[`${name}-worker`] = worker;
const { outputFiles } = await build({
  entryPoints,
  outdir: place('./.build'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
  write: false,
});
await mkdir(place('./.build'), { recursive: true });
// Another process may be starting the same one.
for (const { path, contents } of outputFiles) {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, contents);
  await rename(unfinished, path);
}
const child = spawn(process.execPath, ['--expose-gc', place(`./.build/${name}.js`), ...args], {
  stdio: 'inherit',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
