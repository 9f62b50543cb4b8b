import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** What each floor may import besides itself. Nothing climbs; a floor may skip floors. */
const floorsBelow: Readonly<Record<string, readonly string[]>> = {
  client: [],
  labels: ['client'],
  'chat-store': ['client'],
  hooks: ['client', 'chat-store', 'labels'],
  components: ['client', 'chat-store', 'labels', 'hooks'],
  element: ['client', 'chat-store', 'labels', 'hooks', 'components', 'styles'],
  server: ['client'],
  'local-service': [],
  devtools: ['client', 'chat-store', 'labels', 'hooks', 'components'],
};

/** Floors that use types of another floor, but run none of its code. */
const typesOnly: Readonly<Record<string, readonly string[]>> = {
  labels: ['client'],
};

const floorsWithoutReact = ['client', 'labels', 'chat-store', 'server', 'local-service'];

/** What runs in Node.js alone: the command and what it is made of. */
const nodeFolders = ['local-service/host/'];

/** What these modules do is touched by hooks alone; components take types, selectors and guards from below. */
const doingModules = [
  'client/chat-stream/streamChat.ts',
  'client/chat-stream/abortChat.ts',
  'client/chat-stream/runSql.ts',
  'client/http/createServiceClient.ts',
  'chat-store/createChatStore.ts',
];

const isDoing = (path: string): boolean => doingModules.includes(path) || path.startsWith('client/resources/');

const sharedComponentFolders = ['primitives', 'markdown', 'sql-result'];

const modules = [...readModules('src'), ...readModules('local-service/src', 'local-service')];

describe('the house plan', () => {
  it('reads the whole of src', () => {
    expect(modules.length).toBeGreaterThan(60);
    expect(new Set(modules.map((module) => module.floor))).toEqual(new Set([...Object.keys(floorsBelow), 'door']));
  });

  it('imports only from its own floor or floors below', () => {
    const climbing = edges()
      .filter(({ from, to }) => from.floor !== 'door' && to.floor !== from.floor && !floorsBelow[from.floor]?.includes(to.floor))
      .map(describeEdge);
    expect(climbing).toEqual([]);
  });

  it('imports no door from inside', () => {
    expect(
      edges()
        .filter(({ to }) => to.floor === 'door')
        .map(describeEdge),
    ).toEqual([]);
  });

  it('runs no code of a floor it may only take types from', () => {
    const running = edges()
      .filter(({ from, to, isTypeOnly }) => !isTypeOnly && typesOnly[from.floor]?.includes(to.floor))
      .map(describeEdge);
    expect(running).toEqual([]);
  });

  it('keeps React and Node out of the floors that know neither', () => {
    const foreign = modules
      .filter((module) => floorsWithoutReact.includes(module.floor) && !nodeFolders.some((folder) => module.path.startsWith(folder)))
      .flatMap((module) =>
        module.packages
          .filter(({ name }) => /^(react|react-dom|@tanstack|node:|lucide)/.test(name))
          .map(({ name }) => `${module.path} → ${name}`),
      );
    expect(foreign).toEqual([]);
  });

  it('lets the local service take types of the client alone, and the library nothing of the local service', () => {
    const ours = modules.flatMap(({ path, floor, packages }) =>
      packages.filter(({ name }) => name.startsWith('@parley/')).map(({ name, isTypeOnly }) => ({ path, floor, name, isTypeOnly })),
    );
    expect(ours.length).toBeGreaterThan(50);
    expect(
      ours.filter(({ floor, name, isTypeOnly }) => floor !== 'local-service' || name !== '@parley/react/client' || !isTypeOnly),
    ).toEqual([]);
  });

  it('keeps TanStack Query in the hooks, but for the tools that look into its cache', () => {
    const outside = modules.filter(
      (module) =>
        !['hooks', 'devtools'].includes(module.floor) && module.packages.some(({ name }) => name.startsWith('@tanstack/react-query')),
    );
    expect(outside.map((module) => module.path)).toEqual([]);
  });

  it('lets hooks alone call what does something', () => {
    const calls = edges()
      .filter(({ from, to, isTypeOnly }) => !isTypeOnly && ['components', 'element'].includes(from.floor) && isDoing(to.path))
      .map(describeEdge)
      .filter((edge) => edge !== 'element/createElementClient.ts → client/http/createServiceClient.ts');
    expect(calls).toEqual([]);
  });

  it('keeps component folders leaves', () => {
    const sideways = edges()
      .filter(({ from, to }) => from.floor === 'components' && to.floor === 'components')
      .filter(({ from, to }) => folderOf(from) !== folderOf(to) && !sharedComponentFolders.includes(folderOf(to)))
      .map(describeEdge);
    expect(sideways).toEqual([]);
  });

  it('has no cycle, of types neither', () => {
    expect(findCycle()).toBeUndefined();
  });

  it('has no barrel but the doors, and no export of everything', () => {
    expect(modules.filter((module) => module.path.endsWith('/index.ts') && module.floor !== 'door').map((module) => module.path)).toEqual(
      [],
    );
    expect(modules.filter((module) => /^export \*/m.test(module.text)).map((module) => module.path)).toEqual([]);
  });

  it('has no file over 300 lines, but for the doors, which are lists, and no default export', () => {
    const inside = modules.filter((module) => module.floor !== 'door');
    expect(inside.filter((module) => module.text.split('\n').length > 301).map((module) => module.path)).toEqual([]);
    expect(modules.filter((module) => /^export default/m.test(module.text)).map((module) => module.path)).toEqual([]);
  });

  it('has no magnet for homeless code', () => {
    const magnets = modules.filter((module) => /(^|\/)(utils?|helpers?|types|common)(\/|\.tsx?$)/.test(module.path));
    expect(magnets.map((module) => module.path)).toEqual([]);
  });

  it('names the extension in every relative import', () => {
    const bare = modules.flatMap((module) =>
      module.relative.filter(({ name }) => !/\.(js|css|css\?inline|json)$/.test(name)).map(({ name }) => `${module.path} → ${name}`),
    );
    expect(bare).toEqual([]);
  });
});

interface Module {
  /** Below `src`, with forward slashes; that of the local service below `local-service/src`, with `local-service/` before it. */
  readonly path: string;
  readonly floor: string;
  readonly text: string;
  readonly packages: readonly Import[];
  readonly relative: readonly Import[];
}

interface Import {
  readonly name: string;
  readonly isTypeOnly: boolean;
}

interface Edge {
  readonly from: Module;
  readonly to: Module;
  readonly isTypeOnly: boolean;
}

function readModules(root: string, floor?: string): Module[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const imports = importsOf(path, text);
      const posixPath = path.split(sep).join('/');
      return {
        path: floor === undefined ? posixPath : `${floor}/${posixPath}`,
        floor: isEntryPoint(posixPath, floor) ? 'door' : (floor ?? posixPath.split('/')[0] ?? ''),
        text,
        packages: imports.filter(({ name }) => !name.startsWith('.')),
        relative: imports.filter(({ name }) => name.startsWith('.')),
      };
    });
}

/** The entry points of the library are the files that lie in `src` itself. */
function isEntryPoint(path: string, floor: string | undefined): boolean {
  return floor === undefined ? !path.includes('/') : ['index.ts', 'cli.ts', 'node.ts', 'vitest.ts'].includes(path);
}

function importsOf(path: string, text: string): Import[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      found.push({ name: node.moduleSpecifier.text, isTypeOnly: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword });
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined && ts.isStringLiteral(node.moduleSpecifier)) {
      found.push({ name: node.moduleSpecifier.text, isTypeOnly: node.isTypeOnly });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const name = node.arguments[0];
      if (name !== undefined && ts.isStringLiteral(name)) found.push({ name: name.text, isTypeOnly: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function edges(): Edge[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  return modules.flatMap((from) =>
    from.relative.flatMap(({ name, isTypeOnly }) => {
      const target = normalize(join(dirname(from.path), name))
        .split(sep)
        .join('/');
      const to = byPath.get(target.replace(/\.js$/, '.ts')) ?? byPath.get(target.replace(/\.js$/, '.tsx'));
      return to === undefined ? [] : [{ from, to, isTypeOnly }];
    }),
  );
}

function findCycle(): string | undefined {
  const targets = new Map<string, string[]>();
  for (const { from, to } of edges()) targets.set(from.path, [...(targets.get(from.path) ?? []), to.path]);
  const finished = new Set<string>();
  const walk = (path: string, trail: readonly string[]): string | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path].join(' → ');
    if (finished.has(path)) return undefined;
    for (const next of targets.get(path) ?? []) {
      const cycle = walk(next, [...trail, path]);
      if (cycle !== undefined) return cycle;
    }
    finished.add(path);
    return undefined;
  };
  for (const module of modules) {
    const cycle = walk(module.path, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

function folderOf(module: Module): string {
  return module.path.split('/')[1] ?? '';
}

function describeEdge({ from, to }: Edge): string {
  return `${from.path} → ${to.path}`;
}
