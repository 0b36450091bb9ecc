import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 optimise functions later, for a process that analyses a single thesis, or one now and then. V8's own settings
 * suit longer runs: most of what it optimises for a thesis hardly runs again, and on Node 20 that takes a fifth to a third
 * of the whole command's processor time. Documents of a million words take as long either way. V8 13 (Node 24) has a
 * cheaper compiler for this, and needs no setting.
 */
export function optimiseLater(): void {
  const flag = laterBy[Number.parseInt(process.versions.v8, 10)];
  if (flag !== undefined) setFlagsFromString(flag);
}

/** By the major version of V8, because V8 reports each flag that it does not know. */
const laterBy: Readonly<Record<number, string>> = {
  // Node 20: bytes of bytecode that a function runs before V8 looks at it; 67,584 by default.
  11: '--interrupt-budget=2000000',
  // Node 22: calls of a function before V8 optimises it; 3,000 by default.
  12: '--invocation-count-for-turbofan=30000',
};
