import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import packageJson from '../../../package.json' with { type: 'json' };

/** The address of the documentation; null where the package names none. */
export function homepage(): string | null {
  const { homepage: address } = packageJson as { homepage?: unknown };
  return typeof address === 'string' ? address : null;
}

/**
 * Where the documentation is: its address, else the file that came with the program, which lies beside the folder of what is
 * built.
 */
export function whereDocumented(): string | null {
  const files = ['../docs/cli.md', '../README.md'].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  );
  return homepage() ?? files.find((file) => existsSync(file)) ?? null;
}
