import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 optimise fewer functions, and later, for a process that analyses one thesis, or now and then one. With V8's
 * own settings, most of the code that it optimises for a thesis is hardly run again: on Node 20 that takes a quarter to
 * a third of the processor time of the whole command, and a tenth of the time that somebody waits for it. Documents of
 * a million words take as long as before. V8 13 (Node 24) has a cheaper compiler for this, and needs no setting.
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
