import { readFileSync } from 'node:fs';
import { analyseDocx } from '../../../src/core/docx/analyse.ts';
import { DeskError } from '../../../src/core/errors.ts';

/**
 * A process that analyses one document and reports the cost. Tests start it with `node analyse-process.mjs FILE`. It
 * prints the five numbers, or the code of the refusal, with CPU seconds and peak memory.
 */
const [file = ''] = process.argv.slice(2);
const bytes = readFileSync(file);
const before = process.cpuUsage();
const outcome = await outcomeOf();
const { user, system } = process.cpuUsage(before);
const { maxRSS } = process.resourceUsage();
process.stdout.write(JSON.stringify({ outcome, seconds: (user + system) / 1e6, mebibytes: maxRSS / 1024 }));

async function outcomeOf() {
  try {
    return (await analyseDocx(bytes)).analysis;
  } catch (error) {
    if (error instanceof DeskError) return error.code;
    throw error;
  }
}
