import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll('\\', '/'));

/** Which rooms the files of a room may import from besides their own. */
const floors: Readonly<Record<string, readonly string[]>> = {
  'core/': [],
  'adapters/crm/': ['core/'],
  'adapters/mail/': ['core/'],
  'adapters/queue/': ['core/', 'redis/'],
  'adapters/video/': ['core/'],
  'redis/': ['core/'],
  'storage-drivers/': ['core/', 'redis/'],
  'log/': ['core/'],
  'http/': ['core/', 'log/'],
  'metrics/': ['core/', 'http/'],
  'mcp/': ['core/', 'http/'],
  'embedded-desk.ts': ['core/', 'adapters/', 'storage-drivers/'],
  'cli/': ['core/', 'redis/', 'adapters/', 'storage-drivers/', 'log/', 'http/', 'metrics/', 'mcp/'],
};

/** What every room of the core may import. */
const ground = ['core/errors.ts', 'core/ports.ts'];

/** Which rooms of the core each of them may import from besides itself. */
const coreFloors: Readonly<Record<string, readonly string[]>> = {
  'text/': [],
  'time/': [],
  'ports/': [],
  'docx/': ['text/', 'time/', 'ports/'],
  'pricing/': ['text/', 'docx/'],
  'painted/': ['text/', 'docx/', 'pricing/'],
  'analysis/': ['text/', 'time/', 'docx/'],
  'schemas/': ['text/', 'time/', 'docx/', 'pricing/', 'records/'],
  'records/': ['text/', 'time/', 'ports/', 'docx/', 'pricing/'],
  'services/': ['text/', 'time/', 'ports/', 'docx/', 'pricing/', 'schemas/', 'records/'],
  'desk/': ['text/', 'time/', 'ports/', 'docx/', 'schemas/', 'records/', 'services/'],
};

describe('the floors', () => {
  test('are all known', () => {
    expect(files.filter((file) => !roomOf(file))).toEqual([]);
  });

  test.each(Object.entries(floors))('%s imports nothing above or beside it', (room, below) => {
    const inside = files.filter((file) => file.startsWith(room));
    const others = inside.flatMap((file) =>
      importsOf(file)
        .filter((name) => roomOf(name) && ![room, ...below].some((each) => name.startsWith(each)))
        .map((name) => `${file} imports ${name}`),
    );
    expect(others).toEqual([]);
  });

  test.each(Object.entries(coreFloors))('core/%s imports nothing above it in the core', (room, below) => {
    const inside = files.filter((file) => file.startsWith(`core/${room}`));
    const isBelow = (name: string) =>
      ground.includes(name) || [room, ...below].some((each) => name.startsWith(`core/${each}`));
    const up = inside.flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('core/') && !isBelow(name))
        .map((name) => `${file} imports ${name}`),
    );
    expect(up).toEqual([]);
  });

  test('of the core are all known', () => {
    const rooms = new Set(files.flatMap((file) => /^core\/([^/]+\/)/.exec(file)?.[1] ?? []));
    expect([...rooms].toSorted()).toEqual(Object.keys(coreFloors).toSorted());
  });
});

describe('the core', () => {
  const core = files.filter((file) => file.startsWith('core/'));

  test.each(['h3', 'unstorage', 'commander', '@inquirer/prompts'])('does not know %s', (name) => {
    expect(core.filter((file) => importsOf(file).some((each) => isPackage(each, name)))).toEqual([]);
  });

  test('does not read the environment', () => {
    expect(core.filter((file) => /\bprocess\s*\.\s*env\b/.test(sourceOf(file)))).toEqual([]);
  });
});

describe('adapters of one kind', () => {
  test('do not import each other, and what they share imports none of them', () => {
    const folderOf = (file: string) => /^adapters\/[^/]+\/([^/]+)\//.exec(file)?.[1];
    const adapters = new Set(files.map(folderOf));
    /** The adapter that a file belongs to; undefined for what the adapters of a kind share. */
    const adapterOf = (file: string) => {
      const main = /^adapters\/[^/]+\/([^/]+)\.ts$/.exec(file)?.[1];
      return folderOf(file) ?? (adapters.has(main) ? main : undefined);
    };
    const inside = files.filter((file) => file.startsWith('adapters/'));
    const across = inside.flatMap((file) =>
      importsOf(file)
        .map(adapterOf)
        .filter((adapter) => adapter !== undefined && adapter !== adapterOf(file))
        .map((adapter) => `${file} imports ${adapter}`),
    );
    expect(across).toEqual([]);
  });
});

describe('other packages', () => {
  test('keep their private properties to themselves', () => {
    const peeks = /\b\._[a-z]|(['"])_[a-z]\w*\1 in\b/i;
    expect(files.filter((file) => peeks.test(sourceOf(file)))).toEqual([]);
  });
});

describe('imports', () => {
  test('make no circle, by types either', () => {
    expect(findCircle()).toBeNull();
  });

  test.each(['core/index.ts', 'cli/main.ts'])('of %s load no heavy package before it is used', (entry) => {
    const heavy = ['@aws-sdk/client-s3', 'bullmq', 'ioredis', 'livekit-server-sdk', 'nodemailer', 'h3'];
    const loaded = loadedBy(entry).filter((name) => heavy.some((each) => isPackage(name, each)));
    expect(loaded).toEqual([]);
  });

  test('of the command line load nothing that reads documents or checks schemas before a command runs', () => {
    const files = importsOf('cli/command-files.ts').filter((name) => name.startsWith('cli/commands/'));
    const loaded = ['cli/main.ts', ...files]
      .flatMap(loadedBy)
      .filter(
        (name) => name.startsWith('core/docx/') || ['zod', 'smol-toml'].some((each) => isPackage(name, each)),
      );
    expect(files.length).toBeGreaterThan(10);
    expect(loaded).toEqual([]);
  });
});

interface Import {
  /** A file of `src`, or a package. */
  name: string;
  /** Loaded together with the file that imports it: neither a type nor a dynamic import. */
  loads: boolean;
  /** Loaded when the code comes to it. */
  isDynamic: boolean;
}

const known = new Map<string, Import[]>();

function importsOf(file: string): string[] {
  return readImports(file).map((each) => each.name);
}

function readImports(file: string): Import[] {
  let imports = known.get(file);
  if (!imports) {
    imports = [];
    const source = ts.createSourceFile(file, sourceOf(file), ts.ScriptTarget.ES2023, true);
    collectImports(source, file, imports);
    known.set(file, imports);
  }
  return imports;
}

function collectImports(node: ts.Node, file: string, imports: Import[]): void {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const loads =
      node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword && !hasOnlyTypes(node.importClause);
    imports.push({ name: resolve(file, node.moduleSpecifier.text), loads, isDynamic: false });
  } else if (
    ts.isExportDeclaration(node) &&
    node.moduleSpecifier &&
    ts.isStringLiteral(node.moduleSpecifier)
  ) {
    imports.push({
      name: resolve(file, node.moduleSpecifier.text),
      loads: !node.isTypeOnly,
      isDynamic: false,
    });
  } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    if (argument && ts.isStringLiteral(argument))
      imports.push({ name: resolve(file, argument.text), loads: false, isDynamic: true });
  } else if (
    ts.isImportTypeNode(node) &&
    ts.isLiteralTypeNode(node.argument) &&
    ts.isStringLiteral(node.argument.literal)
  ) {
    imports.push({ name: resolve(file, node.argument.literal.text), loads: false, isDynamic: false });
  }
  ts.forEachChild(node, (child) => collectImports(child, file, imports));
}

function hasOnlyTypes(clause: ts.ImportClause | undefined): boolean {
  const bindings = clause?.namedBindings;
  if (!clause || clause.name || !bindings || !ts.isNamedImports(bindings)) return false;
  return bindings.elements.length > 0 && bindings.elements.every((element) => element.isTypeOnly);
}

function resolve(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return relative(root, join(root, dirname(file), specifier)).replaceAll('\\', '/');
}

/** Everything that is loaded with an entry, its own files and packages. */
function loadedBy(entry: string): string[] {
  const seen = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!files.includes(file)) continue;
    open.push(...readImports(file).flatMap((each) => (each.loads ? [each.name] : [])));
  }
  return [...seen];
}

function findCircle(): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file) || !files.includes(file)) return null;
    for (const each of readImports(file)) {
      // What is loaded once it is needed may need what asks for it.
      const circle = each.isDynamic ? null : visit(each.name, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of files) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}

/** The room that a file of `src` stands in; undefined for a package, and for what no floor holds. */
function roomOf(file: string): string | undefined {
  return Object.keys(floors).find((room) => file.startsWith(room));
}

function isPackage(name: string, wanted: string): boolean {
  return name === wanted || name.startsWith(`${wanted}/`);
}

function sourceOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
