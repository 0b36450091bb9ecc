#!/usr/bin/env node
import { main } from '../dist/cli.js';

const exitCode = await main(process.argv);
// Once all is written it leaves, and does not wait until V8 has compiled what nobody will run any more.
process.stderr.write('', () => process.stdout.write('', () => process.exit(exitCode)));
