import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import packageJson from '../../../package.json' with { type: 'json' };

/** The address of the documentation; null if the package names none. */
export function homepage(): string | null {
  const { homepage: address } = packageJson as { homepage?: unknown };
  return typeof address === 'string' ? address : null;
}

/**
 * Returns the address of the documentation, or else the file installed with the program, next to its build folder.
 */
export function whereDocumented(): string | null {
  const files = ['../docs/cli.md', '../README.md'].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  );
  return homepage() ?? files.find((file) => existsSync(file)) ?? null;
}
