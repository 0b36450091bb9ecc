import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { describe, expect, test, vi } from 'vitest';
import { ownerState, thisProcess } from '../../../../src/storage-drivers/filesystem/records/process-owner.ts';
import { goneProcess } from '../support/gone-process.ts';

const isLinux = process.platform === 'linux';

describe('the state of an owner', () => {
  test('is alive for this process', () => {
    expect(ownerState(thisProcess())).toBe('alive');
  });

  test('is gone for a process that ended', async () => {
    expect(ownerState(await goneProcess())).toBe('gone');
  });

  test.skipIf(!isLinux)('is gone for a process whose number another one has now', () => {
    const [place, pid, start] = thisProcess().split('-');
    expect(ownerState(`${place}-${pid}-${Number(start) - 1}`)).toBe('gone');
  });

  test.skipIf(!isLinux)('is gone for a process that died and that nobody has asked for', async () => {
    // The first child dies; what became of its parent never asks how.
    const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const [pid] = await once(createInterface(parent.stdout), 'line');
      const fields = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      await vi.waitFor(() => expect(fields()[0]).toBe('Z'), { timeout: 10_000 });
      const [place] = thisProcess().split('-');
      expect(ownerState(`${place}-${pid}-${fields()[19]}`)).toBe('gone');
    } finally {
      parent.kill('SIGKILL');
    }
  });

  test('is unknown for a process elsewhere', () => {
    expect(ownerState(thisProcess().replace(/^[0-9a-f]{16}/, '0'.repeat(16)))).toBe('unknown');
  });

  test.each(['', 'free', '1', '../..-1-1', `${'0'.repeat(16)}--1-1`])('is unknown for %j', (text) => {
    expect(ownerState(text)).toBe('unknown');
  });
});
