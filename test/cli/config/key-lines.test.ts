import { expect, test } from 'vitest';
import { keyLines } from '../../../src/cli/config/reading/in-file.ts';

test('finds sections, and keys below them', () => {
  const lines = keyLines('# ours\n[server]\n  port = 80\nhost="a"\n\n[ mail ] # theirs\nfrom = "b"\n');
  expect([...lines]).toEqual([
    ['server', 2],
    ['server.port', 3],
    ['server.host', 4],
    ['mail', 6],
    ['mail.from', 7],
  ]);
});

test('finds keys that name their section themselves', () => {
  expect(keyLines('server.port = 80').get('server.port')).toBe(1);
});

test('finds the first of two', () => {
  expect(keyLines('[server]\nport = 1\nport = 2').get('server.port')).toBe(2);
});
