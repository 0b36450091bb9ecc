import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The licences of packages and of all that they depend on, which go with what is bundled of them.
 *
 * @param bundledDependencies for packages that depend on more than is bundled: the dependencies that are
 * @example
 * await thirdPartyLicences(['livekit-client']);
 */
export async function thirdPartyLicences(
  names: readonly string[],
  bundledDependencies: Readonly<Record<string, readonly string[]>> = {},
): Promise<string> {
  const found = new Map<string, string>();
  const collect = async (name: string, from: string): Promise<void> => {
    const folder = await folderOf(name, from);
    const file = join(folder, 'package.json');
    const { version, license, dependencies = {} } = JSON.parse(await readFile(file, 'utf8'));
    const title = `${name} ${version} (${license})`;
    if (found.has(title)) return;
    const licence = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
    found.set(title, licence === undefined ? '' : await readFile(join(folder, licence), 'utf8'));
    for (const each of bundledDependencies[name] ?? Object.keys(dependencies)) await collect(each, file);
  };
  for (const name of names) await collect(name, import.meta.url);
  return inGroups(found);
}

/**
 * Writes each licence once, below the packages that have it with their own notices of copyright. Most packages have one
 * of three licences, which differ in these notices and in line breaks only.
 */
function inGroups(texts: ReadonlyMap<string, string>): string {
  const groups = new Map<string, { terms: string; packages: string[] }>();
  for (const [title, text] of texts) {
    const lines = text.split(/\r?\n/);
    const notices = lines.filter((line) => notice.test(line)).map((line) => `    ${line.trim()}`);
    const terms = lines
      .filter((line) => !notice.test(line))
      .join('\n')
      .trim();
    const words = terms.replace(/\s+/g, ' ');
    const group = groups.get(words) ?? { terms, packages: [] };
    group.packages.push([title, ...notices].join('\n'));
    groups.set(words, group);
  }
  return [...groups.values()]
    .map(({ terms, packages }) => `${packages.join('\n')}\n\n${terms}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

const notice = /^\s*Copyright\b.*(?:\d{4}|\(c\)|©)/i;

/** Packages may keep their package.json to themselves, so the folders are looked through as Node does. */
async function folderOf(name: string, from: string): Promise<string> {
  for (const place of createRequire(from).resolve.paths(`${name}/package.json`) ?? []) {
    const folder = join(place, name);
    if (
      await readFile(join(folder, 'package.json')).then(
        () => true,
        () => false,
      )
    )
      return folder;
  }
  throw new Error(`The package ${name} is not installed beside ${dirname(from)}.`);
}
