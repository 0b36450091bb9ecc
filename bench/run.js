// Builds one of the benchmarks beside this file and runs it: node bench/run.js NAME [ARGUMENT...]
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const [name, ...args] = process.argv.slice(2);
const place = (path) => fileURLToPath(new URL(path, import.meta.url));
const outfile = place(`./.build/${name}.js`);
await build({
  entryPoints: [place(`./${name}.ts`)],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
});
const child = spawn(process.execPath, [outfile, ...args], { stdio: 'inherit' });
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
