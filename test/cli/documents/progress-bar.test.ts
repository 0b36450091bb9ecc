import { describe, expect, test } from 'vitest';
import { barLine, startProgressBar } from '../../../src/cli/documents/progress-bar.ts';
import { memoryTerminal } from '../support/memory-terminal.ts';

describe('startProgressBar', () => {
  test('shows how much is done', () => {
    const { terminal, pass, screen } = memoryTerminal({ columns: 80 });
    const bar = startProgressBar(8, terminal);
    pass(1_000);
    bar.advance();
    expect(screen()).toBe('1 of 8  [####............................]');
  });

  test('leaves nothing on the screen at its end', () => {
    const { terminal, screen } = memoryTerminal({ columns: 80 });
    startProgressBar(8, terminal).end();
    expect(screen()).toBe('');
  });

  test('leaves nothing on the screen when the person interrupts', () => {
    const { terminal, screen, interrupt } = memoryTerminal({ columns: 80 });
    startProgressBar(8, terminal);
    interrupt();
    expect(screen()).toBe('');
  });

  test('does nothing on an interruption after its end', () => {
    const { terminal, written, interrupt } = memoryTerminal({ columns: 80 });
    startProgressBar(8, terminal).end();
    const before = written.errors;
    interrupt();
    expect(written.errors).toBe(before);
  });

  test('makes room for other lines and stands below them', async () => {
    const { terminal, screen } = memoryTerminal({ columns: 80 });
    const bar = startProgressBar(8, terminal);
    await bar.aside(() => terminal.output.write('a.docx\n'));
    expect(screen()).toBe('a.docx\n0 of 8  [................................]');
  });

  test('is not drawn between lines that are being written', async () => {
    const { terminal, screen, pass } = memoryTerminal({ columns: 80 });
    const bar = startProgressBar(8, terminal);
    await bar.aside(async () => {
      await terminal.output.write('half');
      pass(1_000);
      bar.advance();
      await terminal.output.write(' line\n');
    });
    bar.end();
    expect(screen()).toBe('half line\n');
  });

  test('is drawn at most ten times a second', () => {
    const { terminal, written, pass } = memoryTerminal({ columns: 80 });
    const bar = startProgressBar(1_000, terminal);
    for (let step = 0; step < 1_000; step += 1) {
      pass(1);
      bar.advance();
    }
    expect(written.errors.match(/ of /g)?.length).toBe(11);
  });

  test('draws nothing for few documents', () => {
    const { terminal, written } = memoryTerminal({ columns: 80 });
    const bar = startProgressBar(4, terminal);
    bar.advance();
    bar.end();
    expect(written.errors).toBe('');
  });

  test('draws nothing into a file or a pipe', async () => {
    const { terminal, written } = memoryTerminal();
    const bar = startProgressBar(100, terminal);
    bar.advance();
    await bar.aside(async () => {});
    bar.end();
    expect(written.errors).toBe('');
  });
});

describe('barLine', () => {
  test('is full when all is done', () => {
    expect(barLine(12, 12, 80)).toBe('12 of 12  [################################]');
  });

  test.each([1, 8, 12, 20, 40, 200])('stays below %i columns', (columns) => {
    expect(barLine(7, 1_234, columns).length).toBeLessThan(columns);
  });
});
