import type { Command } from 'commander';
import { examples } from './examples.ts';
import { whereDocumented } from './where-documented.ts';

/** Adds examples and the address of the documentation to the help of a command and of all commands below it. */
export function addHelpEnds(command: Command, path: readonly string[] = []): void {
  command.addHelpText('after', () => helpEnd(path));
  for (const below of command.commands) addHelpEnds(below, [...path, below.name()]);
}

function helpEnd(path: readonly string[]): string {
  const lines = examples[path.join(' ')] ?? [];
  const place = whereDocumented();
  return [
    ...(lines.length === 0
      ? []
      : ['', lines.length === 1 ? 'Example:' : 'Examples:', ...lines.map((line) => `  ${line}`)]),
    ...(place === null ? [] : ['', `Documentation: ${place}`]),
  ].join('\n');
}
