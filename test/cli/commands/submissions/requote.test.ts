import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deskFolder } from '../../support/desk-folder.ts';
import { jsonOf, runMain } from '../../support/run-main.ts';
import { runProgram } from '../../support/run-program.ts';

/** A desk with a submission that was quoted, and the command on it. */
async function quoted() {
  const { folder, submit, desk } = await deskFolder();
  const submissionId = await submit();
  const run = (command: string, ...args: string[]) =>
    runMain(['submissions', command, submissionId, ...args, '--data', folder]);
  return { folder, submissionId, desk, run };
}

describe('submissions requote', () => {
  test('shows the next version, and puts it in force', async () => {
    const { run, desk, submissionId } = await quoted();
    const { code, output } = await run('requote', '--line', 'Rush: 15%', '--note', 'Dear Ada');
    expect(code).toBe(0);
    expect(output).toMatch(/^Version +2$/m);
    expect(output).toMatch(/^Rush \(\+15%\) +\$2\.70$/m);
    expect((await desk.intake.get(submissionId)).quote?.total).toBe(45.7);
  });

  test('takes numbers with a reason, and lines of amounts', async () => {
    const { run } = await quoted();
    const set = ['--set', 'tables=2', 'front-pages=1', '--reason', 'Counted by hand.'];
    const [version] = jsonOf(await run('requote', ...set, '--line', 'Discount: -1.50', '--json'));
    expect(version).toMatchObject({
      analysis: { tables: 2, frontMatter: 1 },
      numbers: { tables: { value: 2, reason: 'Counted by hand.' } },
      lines: [{ description: 'Discount', amount: -1.5 }],
    });
  });

  test('says which number was set by hand, and why', async () => {
    const { run } = await quoted();
    const { output } = await run('requote', '--set', 'tables=2', 'text=1200', '--reason', 'Counted.');
    expect(output).toContain('Set by hand\nWords of text: 1,200 (Counted.)\nTables: 2 (Counted.)\n');
  });

  test.each(['figures=1', 'figures=1:'])('asks for a reason where %s has none', async (number) => {
    const { run, desk, submissionId } = await quoted();
    const { code, errors } = await run('requote', '--set', 'tables=2: two are layout', number);
    expect([code, errors]).toEqual([
      2,
      'error: Say why with --reason TEXT, or with --set "figures=1: why".\n',
    ]);
    expect((await desk.quotes.list(submissionId)).versions).toHaveLength(1);
  });

  test('prefers the reason beside a number to the one for all', async () => {
    const { run } = await quoted();
    const set = ['--set', 'tables=2: a: b', 'figures=1', '--reason', 'Counted.', '--json'];
    const [version] = jsonOf(await run('requote', ...set));
    expect(version.numbers).toMatchObject({ tables: { reason: 'a: b' }, figures: { reason: 'Counted.' } });
  });

  test('takes all surcharges and discounts away', async () => {
    const { run } = await quoted();
    await run('requote', '--line', 'Rush: 15%', 'Friend: -2');
    const [version] = jsonOf(await run('requote', '--line', 'none', '--json'));
    expect(version).toMatchObject({ version: 3, lines: [], quote: { total: 43 } });
  });

  test('takes a number back', async () => {
    const { run } = await quoted();
    await run('requote', '--set', 'tables=2: nested');
    const [version] = jsonOf(await run('requote', '--set', 'tables=counted', '--json'));
    expect(version).toMatchObject({ version: 3, numbers: {}, analysis: { tables: 0 } });
  });

  test.each([[[]], [['--dry-run']]])(
    'refuses a service beside one that includes it, with %j',
    async (also) => {
      const { run, desk, submissionId } = await quoted();
      const { code, output, errors } = await run(
        ...['requote', '--service', 'editing', 'editing_and_formatting', ...also],
      );
      expect([code, output, errors]).toEqual([
        2,
        '',
        'error: --service must have either "editing_and_formatting" or "editing", which it includes.\n',
      ]);
      expect((await desk.quotes.list(submissionId)).versions).toHaveLength(1);
    },
  );

  test('stores nothing where it is only to be shown', async () => {
    const { run, desk, submissionId } = await quoted();
    const { output, errors } = await run('requote', '--service', 'formatting', '--dry-run');
    expect(output).toMatch(/^Services +formatting$/m);
    expect(errors).toContain('Nothing was stored.');
    expect((await desk.quotes.list(submissionId)).versions).toHaveLength(1);
  });

  test('takes the boundaries that `submissions boundaries` wrote', async () => {
    const { run, folder, submissionId } = await quoted();
    const path = join(folder, 'boundaries.json');
    await run('boundaries', '--output', path);
    const boundaries = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...boundaries, frontPages: 9 }));
    // The document is read again by a process of the built program.
    const args = ['submissions', 'requote', submissionId, '--boundaries', path, '--json', '--data', folder];
    const [version] = jsonOf(await runProgram(args));
    expect(version).toMatchObject({ analysis: { frontMatter: 9 } });
  });

  test('makes no version of boundaries that nobody has edited', async () => {
    const { folder, submit, desk } = await deskFolder();
    const submissionId = await submit({}, await readFile('examples/sample-thesis.docx'));
    const path = join(folder, 'boundaries.json');
    await runMain(['submissions', 'boundaries', submissionId, '--output', path, '--data', folder]);
    const args = ['submissions', 'requote', submissionId, '--boundaries', path, '--data', folder];
    const { code, errors } = await runProgram(args);
    expect([code, errors]).toEqual([
      2,
      'error: The next version would be the same as version 1. Please say what to change.\n',
    ]);
    expect((await desk.quotes.list(submissionId)).versions).toHaveLength(1);
  });

  describe('--write-boundaries', () => {
    const versionsOf = async ({ desk, submissionId }: Awaited<ReturnType<typeof quoted>>) =>
      (await desk.quotes.list(submissionId)).versions.length;

    test('alone writes what the newest version counts, and makes no version', async () => {
      const made = await quoted();
      const { run, folder } = made;
      const path = join(folder, 'boundaries.json');
      const { code, output, errors } = await run('requote', '--write-boundaries', path);
      expect([code, output, errors]).toEqual([
        0,
        '',
        `${path}: The boundaries of version 1. No version was made.\n`,
      ]);
      await run('boundaries', '--output', join(folder, 'same.json'));
      expect(await readFile(path, 'utf8')).toBe(await readFile(join(folder, 'same.json'), 'utf8'));
      expect(await versionsOf(made)).toBe(1);
    });

    test('with a change writes what the version counts that was made', async () => {
      const made = await quoted();
      const { submissionId, folder } = made;
      const [given, path] = [join(folder, 'given.json'), join(folder, 'boundaries.json')];
      await writeFile(given, JSON.stringify({ frontPages: 9 }));
      // The document is read again by a process of the built program.
      const run = await runProgram([
        ...['submissions', 'requote', submissionId, '--data', folder, '--json'],
        ...['--boundaries', given, '--write-boundaries', path],
      ]);
      expect(jsonOf(run)).toMatchObject([{ version: 2 }]);
      expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ frontPages: 9, items: [] });
    });

    test('with --dry-run writes what the version would count', async () => {
      const made = await quoted();
      const path = join(made.folder, 'boundaries.json');
      const { errors } = await made.run(
        'requote',
        '--note',
        'Hello',
        '--dry-run',
        '--write-boundaries',
        path,
      );
      expect(errors).toBe('Nothing was stored.\n');
      expect(JSON.parse(await readFile(path, 'utf8'))).toHaveProperty('referenceLists');
      expect(await versionsOf(made)).toBe(1);
    });

    test('writes to standard output, which carries nothing else then', async () => {
      const { run } = await quoted();
      const { code, output, errors } = await run('requote', '--note', 'Hello', '--write-boundaries', '-');
      expect([code, Object.keys(JSON.parse(output))]).toEqual([
        0,
        expect.arrayContaining(['referenceLists']),
      ]);
      expect(errors).toMatch(/^Version {3}2/);
    });

    test('makes no version if the file exists', async () => {
      const made = await quoted();
      const path = join(made.folder, 'boundaries.json');
      await writeFile(path, '{}');
      const { code, errors } = await made.run('requote', '--note', 'Hello', '--write-boundaries', path);
      expect([code, errors]).toEqual([
        2,
        `error: ${path} already exists. Name another file, or replace it with --force.\n`,
      ]);
      expect([await versionsOf(made), await readFile(path, 'utf8')]).toEqual([1, '{}']);
    });

    test('makes no version if there is no folder for the file', async () => {
      const made = await quoted();
      const path = join(made.folder, 'none', 'boundaries.json');
      const { code, errors } = await made.run('requote', '--note', 'Hello', '--write-boundaries', path);
      expect([code, errors]).toEqual([1, expect.stringContaining(`The folder of ${path} does not exist.`)]);
      expect(await versionsOf(made)).toBe(1);
    });

    test.skipIf(process.platform !== 'linux')(
      'says that a version was made if the disk is full',
      async () => {
        const { run } = await quoted();
        const args = ['--note', 'Hello', '--write-boundaries', '/dev/full'];
        const { code, output, errors } = await run('requote', ...args);
        expect(output).toMatch(/^Version +2$/m);
        expect([code, errors]).toEqual([
          1,
          'error: /dev/full cannot be written (ENOSPC). Version 2 was made, and only this file is missing. For the file alone, use requote with --write-boundaries and nothing else.\n',
        ]);
      },
    );
  });

  test.each([[[]], [['--dry-run']]])('refuses discounts that are more than the price: %j', async (flags) => {
    const { run, desk, submissionId } = await quoted();
    const { code, errors } = await run('requote', '--line', 'Friend: -100', ...flags);
    expect([code, errors]).toEqual([
      2,
      'error: The discounts come to $100.00, but the price without them is only $18.00. Please lower or remove them.\n',
    ]);
    expect((await desk.quotes.list(submissionId)).versions).toHaveLength(1);
  });

  test.each([
    ['Friend: -150%', 'A discount can be at most 100%: "Friend: -150%".'],
    ['Rush: 1001 %', 'A surcharge can be at most 1,000%: "Rush: 1001 %".'],
  ])('refuses the line %j in the words of the command', async (line, sentence) => {
    const { run } = await quoted();
    const { code, errors } = await run('requote', '--line', line);
    expect([code, errors]).toEqual([2, `error: ${sentence}\n`]);
  });

  test('takes a minus sign as a word processor writes it', async () => {
    const { run } = await quoted();
    const [version] = jsonOf(await run('requote', '--line', 'Friend: −10%', '--json'));
    expect(version.lines).toEqual([{ description: 'Friend', percent: -10 }]);
  });

  test('makes no version that would be the same as the last one', async () => {
    const { run, desk, submissionId } = await quoted();
    for (const args of [[], ['--no-mail']]) {
      const { code, errors } = await run('requote', ...args);
      expect([code, errors]).toEqual([2, expect.stringContaining('Please say what to change: --set')]);
    }
    expect((await desk.quotes.list(submissionId)).versions).toHaveLength(1);
  });

  test.each([[['--note', '']], [['--rates', 'current']]])(
    'makes none with %j either, if that changes nothing',
    async (args) => {
      const { run, desk, submissionId } = await quoted();
      const { code, errors } = await run('requote', ...args);
      expect([code, errors]).toEqual([2, expect.stringContaining('would be the same as version 1')]);
      expect((await desk.quotes.list(submissionId)).versions).toHaveLength(1);
    },
  );

  test.each([
    ['--set', 'chapters=2'],
    ['--set', 'tables=many'],
    ['--set', 'tables=counted: by hand'],
    ['--line', 'Rush'],
    ['--line', 'none', '--line', 'Rush: 15%'],
    ['--rates', 'old'],
  ])('refuses %s %s', async (...args) => {
    const { run } = await quoted();
    expect((await run('requote', ...args)).code).toBe(2);
  });
});

describe('submissions versions', () => {
  test('shows a row for each version', async () => {
    const { run } = await quoted();
    await run('requote', '--set', 'tables=2: nested', '--line', 'Rush: 50%', '--note', 'Dear Ada');
    const { output } = await run('versions');
    const [header, ...rows] = output.trimEnd().split('\n');
    expect(header).toMatch(/^Version +Made +Services +Corrected +Rates of +Total$/);
    expect(rows).toEqual([
      expect.stringMatching(/^ +1 .* editing +starter rates +\$43\.00$/),
      expect.stringMatching(
        /^ +2 .* editing +Tables: 2 \(nested\); Rush \(\+50%\): \$12\.00; note +starter rates +\$61\.00$/,
      ),
    ]);
  });
});

describe('submissions versions --limit', () => {
  test('shows the newest ones', async () => {
    const { run } = await quoted();
    await run('requote', '--set', 'tables=2: nested');
    const { output } = await run('versions', '--limit', '1');
    const rows = output.trimEnd().split('\n').slice(1);
    expect(rows).toEqual([expect.stringMatching(/^ +2 /)]);
  });

  test('must be a number above zero', async () => {
    const { run } = await quoted();
    const { code, errors } = await run('versions', '--limit', 'all');
    expect(errors).toContain('--limit must be a whole number above zero.');
    expect(code).toBe(2);
  });
});

describe('submissions boundaries', () => {
  test('writes what was decided, and not over a file that is there', async () => {
    const { run, folder } = await quoted();
    const { output } = await run('boundaries');
    expect(JSON.parse(output)).toMatchObject({ referenceLists: [], bodyStart: expect.any(Number) });
    const path = join(folder, 'boundaries.json');
    await writeFile(path, 'mine');
    expect((await run('boundaries', '--output', path)).code).toBe(2);
    expect(await readFile(path, 'utf8')).toBe('mine');
  });
});
