#!/usr/bin/env node
import { main } from '../dist/cli.js';

const exitCode = await main(process.argv);
// Exits once everything is written, without waiting for V8 to compile code that will never run.
process.stderr.write('', () => process.stdout.write('', () => process.exit(exitCode)));
