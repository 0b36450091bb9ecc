import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { examples } from '../../../src/cli/help/examples.ts';
import { commandLines, flawsOf } from '../../docs/support/command-lines.ts';
import { commandList } from '../../docs/support/command-list.ts';
import { runMain } from '../support/run-main.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const commands = await commandList();
const paths = commands.map(({ usage }) =>
  usage
    .split(' ')
    .filter((word) => /^[a-z]/.test(word))
    .join(' '),
);

describe('the help', () => {
  test.each(paths)('of %s has an example', async (path) => {
    const { output } = await runMain([...path.split(' '), '--help']);
    expect(output).toMatch(new RegExp(`^Examples?:\\n {2}.*thesisdesk ${path}\\b`, 'm'));
  });

  test.each(Object.values(examples).flat())('has an example that can be typed: %s', (line) => {
    expect(commandLines(line).flatMap((each) => flawsOf(each, commands))).toEqual([]);
  });

  test('has no example of a command that there is not', () => {
    const groups = paths.flatMap((path) => [path, path.split(' ')[0] ?? '']);
    expect(Object.keys(examples).filter((path) => path !== '' && !groups.includes(path))).toEqual([]);
  });
});

describe('help on a command', () => {
  test.each([
    ['help', 'rates', 'get'],
    ['rates', 'help', 'get'],
  ])('is the same for the word as for the flag: %s %s %s', async (...args) => {
    expect(await runMain(args)).toEqual(await runMain(['rates', 'get', '--help']));
  });

  test.each([
    [['help', 'qoute'], "error: unknown command 'qoute'\n(Did you mean quote?)\n"],
    [['help', 'rates', 'nosuch'], "error: unknown command 'nosuch'\nRun it with"],
    [['rates', 'help', 'nosuch'], "error: unknown command 'nosuch'\nRun it with"],
    [['nosuch', '--help'], "error: unknown command 'nosuch'\nRun it with"],
  ])('that does not exist is a mistake: %s', async (args, start) => {
    const { code, output, errors } = await runMain(args);
    expect([code, output, errors.slice(0, start.length)]).toEqual([2, '', start]);
  });
});

describe('the version', () => {
  test.each(['-v', '-V', '--version'])('is shown for %s', async (flag) => {
    expect(await runMain([flag])).toEqual({ code: 0, output: `${packageJson.version}\n`, errors: '' });
  });
});

describe('the manual page', () => {
  test('has all commands', async () => {
    const { output } = await runMain(['man']);
    const plain = output.replaceAll('\\-', '-');
    for (const { usage } of commands) expect(plain).toContain(`.SS "thesisdesk ${usage}`);
  });

  test.skipIf(!hasGroff())('is right for groff', async () => {
    const { output } = await runMain(['man']);
    const file = join(await scratchFolder({ 'thesisdesk.1': output }), 'thesisdesk.1');
    const { stdout, stderr } = await promisify(execFile)('groff', ['-man', '-Tascii', '-ww', file]);
    expect(stderr).toBe('');
    expect(stdout).toContain('thesisdesk quote theses/ --rates rates.json');
  });
});

function hasGroff(): boolean {
  try {
    execFileSync('groff', ['--version']);
    return true;
  } catch {
    return false;
  }
}
