import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** What each layer may import besides itself. Nothing imports upwards; a layer may skip layers. */
const layersBelow: Readonly<Record<string, readonly string[]>> = {
  client: [],
  react: ['client'],
  ui: ['client', 'react'],
  data: ['client', 'react'],
  chat: ['client', 'react', 'ui', 'data'],
  admin: ['client', 'react', 'ui', 'data', 'chat'],
  labels: ['client', 'react', 'ui', 'chat', 'admin'],
  provider: ['client', 'react', 'data', 'chat', 'labels'],
  element: ['client', 'react', 'ui', 'data', 'chat', 'labels', 'provider'],
  devtools: ['client', 'react', 'ui', 'data', 'chat'],
  server: ['client'],
  'local-service': [],
};

/** Layers that use types of another layer, but run none of its code. */
const typesOnly: Readonly<Record<string, readonly string[]>> = {
  react: ['client'],
  provider: ['chat', 'labels'],
};

/** What the parts of `ui` know of the client: the shape of an error. */
const knownToUi = 'client/errors/ServiceError.ts';

const withoutReact = ['client/', 'chat/store/', 'server/', 'local-service/'];

/** What runs in Node.js alone: the command and what it is made of, and projects, which are folders. */
const nodeFolders = ['local-service/host/', 'local-service/project/'];

/** What widgets show text and rows with. All other widgets know nothing of the chat. */
const chatForAdmin: Readonly<Record<string, readonly string[]>> = {
  'dashboard-viewer': ['chat/markdown/', 'chat/results/', 'chat/hooks/HiddenPartsContext.ts', 'chat/store/fold/Draft.ts'],
  'report-list': ['chat/results/SqlResult.tsx', 'chat/store/fold/Draft.ts'],
  shared: ['chat/store/fold/Draft.ts'],
};

/** What these modules do is called by hooks and models alone; parts take types, selectors and guards from below. */
const doingModules = [
  'client/chat-stream/streamChat.ts',
  'client/chat-stream/abortChat.ts',
  'client/chat-stream/runSql.ts',
  'client/http/createServiceClient.ts',
  'chat/store/createChatStore.ts',
];

const isDoing = (path: string): boolean => doingModules.includes(path) || path.startsWith('client/resources/');

/** The folders inside each of these import only those named before them. */
const orderOfFolders: Readonly<Record<string, readonly string[]>> = {
  client: ['json', 'shapes', 'errors', 'redaction', 'http', 'chat-stream', 'resources', 'dialect', 'permissions'],
  react: ['equality', 'lazy', 'session', 'state', 'text', 'keys', 'theme', 'labels', 'language'],
  'admin/kit': [
    ...['bulk', 'events', 'layout', 'leave-guard', 'widget', 'actions', 'dialog', 'list', 'secret', 'table'],
    ...['record-form', 'resource', 'record'],
  ],
  chat: ['labels', 'store', 'hooks', 'frame', 'copy', 'menu', 'markdown', 'results', 'panel'],
  'chat/store': ['fold', 'memory', 'session', 'transcript'],
  'chat/panel': [
    ...[
      'lazy',
      'model',
      'context',
      'follow-ups',
      'composer',
      'feedback',
      'provenance',
      'share',
      'starters',
      'steps',
      'drill',
      'threads',
      'turn',
      'handle',
    ],
  ],
  'chat/results': ['expand', 'query', 'columns', 'export', 'table', 'chart', 'switch', 'card'],
  'chat/results/chart': ['rows', 'spec', 'proof', 'safe', 'look', 'read', 'draw'],
  'local-service': [
    ...['state', 'agent', 'http', 'json', 'data-model', 'session', 'warehouse', 'data', 'model-agent', 'planner'],
    ...['tenant', 'chat', 'project', 'host', 'scim', 'access', 'branches', 'resources'],
  ],
  'local-service/planner': ['words', 'plan', 'reading', 'ask', 'query', 'languages', 'wording', 'notes', 'answer'],
};

/** Folders that are lists: of operations, of parts, of widgets. */
const lists = ['client/resources', 'data/resources', 'local-service/resources', 'ui', 'admin'];

/** Modules whose keys never reach a text field: menus, trees, handles and tabs. Also one that a field calls after its own check. */
const keysWithoutText = [
  'admin/comment-threads/model/useCommentComposer.ts',
  'chat/menu/MenuList.tsx',
  'chat/menu/MenuTrigger.tsx',
  'chat/panel/drill/DrillMenu.tsx',
  'chat/panel/threads/ThreadRow.tsx',
  'chat/results/chart/read/exploreChart.ts',
  'chat/results/table/cellRange.ts',
  'chat/results/table/useCellDrill.tsx',
  'chat/results/table/useCellRange.ts',
  'devtools/RowList.tsx',
  'ui/layers/keepTabInside.ts',
  'ui/menu/MenuTrigger.tsx',
  'ui/segmented-control/SegmentedControl.tsx',
  'ui/select/SelectButton.tsx',
  'ui/tree/treeKeys.ts',
  'ui/typeahead.ts',
];

/** What the pages of the demo share, besides `chrome`: the people who can sign in. */
const sharedByDemos = ['addDemoKeys', 'addDemoRoles', 'consoleUsers', 'demoUsers'].map((name) => `demo/server/${name}.ts`);

const modules = [...readModules('src'), ...readModules('local-service/src', 'local-service')];

/** What shows the library to others. */
const showing = [...readModules('demo', 'demo'), ...readModules('stories', 'stories')];

describe('the layers', () => {
  it('cover all of src', () => {
    expect(modules.length).toBeGreaterThan(60);
    expect(new Set(modules.map((module) => module.layer))).toEqual(new Set([...Object.keys(layersBelow), 'entry point']));
  });

  it('import only from layers below them', () => {
    const upwards = edges()
      .filter(({ from, to }) => from.layer !== 'entry point' && to.layer !== from.layer && !layersBelow[from.layer]?.includes(to.layer))
      .map(describeEdge);
    expect(upwards).toEqual([]);
  });

  it('are drawn in ARCHITECTURE.md as they import each other', () => {
    const drawn = [...readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/^ {2}([\w-]+) (-->|-\. types \.->) (\w+)$/gm)];
    const arrows = drawn.filter(([, , arrow]) => arrow === '-->').map(([, from = '', , to = '']) => `${from} → ${to}`);
    const actual = edges().map(({ from, to }) => `${from.layer} → ${to.layer}`);
    expect(arrows.length).toBeGreaterThan(5);
    expect(arrows.filter((arrow) => !actual.includes(arrow))).toEqual([]);
    const leadsTo = (from: string, to: string): boolean =>
      arrows.includes(`${from} → ${to}`) ||
      arrows.some((arrow) => arrow.startsWith(`${from} → `) && leadsTo(arrow.split(' → ')[1] ?? '', to));
    const isDrawn = ({ from, to }: Edge) => from.layer === to.layer || leadsTo(from.layer, to.layer);
    const layered = edges().filter(({ from, to }) => from.layer !== 'entry point' && to.layer !== 'entry point');
    expect(layered.filter((edge) => !isDrawn(edge)).map(describeEdge)).toEqual([]);
    expect(drawn.filter(([, , arrow]) => arrow !== '-->').map(([, from, , to]) => `${from} → ${to}`)).toEqual(['local-service → client']);
  });

  it('keep the chat out of admin, except for what shows the texts and rows of dashboards and reports, and asks about them', () => {
    const toChat = edges().filter(({ from, to }) => from.layer === 'admin' && to.layer === 'chat');
    const allowed = toChat.filter(({ from, to }) => chatForAdmin[folderOf(from)]?.some((path) => to.path.startsWith(path)) === true);
    expect(new Set(allowed.map(({ from }) => folderOf(from)))).toEqual(new Set(Object.keys(chatForAdmin)));
    expect(toChat.filter((edge) => !allowed.includes(edge)).map(describeEdge)).toEqual([]);
  });

  it('import no entry point', () => {
    expect(
      edges()
        .filter(({ from, to }) => to.layer === 'entry point' && from.layer !== 'entry point')
        .map(describeEdge),
    ).toEqual([]);
  });

  it('run no code of a layer from which they can import only types', () => {
    const running = edges()
      .filter(({ from, to, isTypeOnly }) => !isTypeOnly && typesOnly[from.layer]?.includes(to.layer))
      .map(describeEdge);
    expect(running).toEqual([]);
  });

  it('keep services out of ui: all it imports from the client is the shape of an error', () => {
    const knowing = edges()
      .filter(({ from, to }) => from.layer === 'ui' && to.layer === 'client' && to.path !== knownToUi)
      .map(describeEdge);
    expect(knowing).toEqual([]);
  });

  it('keep React and Node out of the folders without them, and out of their imports', () => {
    const roots = modules.filter(
      ({ path, layer }) => layer !== 'entry point' && (isCatalogue(path) || withoutReact.some((folder) => path.startsWith(folder))),
    );
    const foreign = [...reachedFrom(roots)]
      .filter((module) => !nodeFolders.some((folder) => module.path.startsWith(folder)))
      .flatMap((module) =>
        module.packages
          .filter(({ name }) => /^(react|react-dom|@tanstack|node:|lucide)/.test(name))
          .map(({ name }) => `${module.path} → ${name}`),
      );
    expect(foreign).toEqual([]);
  });

  it('have catalogues that run no code but that of catalogues', () => {
    const others = edges()
      .filter(({ from, to, isTypeOnly }) => isCatalogue(from.path) && !isCatalogue(to.path) && !isTypeOnly)
      .map(describeEdge);
    expect(others).toEqual([]);
  });

  it('let the local service import only types of the client, and the library nothing of the local service', () => {
    const ours = modules.flatMap(({ path, layer, packages }) =>
      packages.filter(({ name }) => name.startsWith('@parley/')).map(({ name, isTypeOnly }) => ({ path, layer, name, isTypeOnly })),
    );
    expect(ours.length).toBeGreaterThan(50);
    expect(
      ours.filter(({ layer, name, isTypeOnly }) => layer !== 'local-service' || name !== '@parley/react/client' || !isTypeOnly),
    ).toEqual([]);
  });

  it('keep TanStack Query in data, except for the provider and the tools that inspect its cache', () => {
    const outside = modules.filter(
      ({ layer, packages }) =>
        !['data', 'provider', 'devtools'].includes(layer) && packages.some(({ name }) => name.startsWith('@tanstack/react-query')),
    );
    expect(outside.map((module) => module.path)).toEqual([]);
  });

  it('check for an input method before they handle a key, all with the same helper', () => {
    const helper = 'react/text/isOfInputMethod.ts';
    const takesKeys = modules.filter(({ text }) =>
      /\bkey\b\s*(?:===|!==)\s*'(?:Enter|Escape|Backspace|Delete|Tab|Home|End|Page|Arrow| ')|case '(?:Enter|Escape|Arrow\w+)'/.test(text),
    );
    const asking = takesKeys.filter(({ relative }) => relative.some(({ name }) => name.endsWith('/isOfInputMethod.js')));
    const withoutAsking = takesKeys.filter((module) => !asking.includes(module)).map(({ path }) => path);
    expect(asking.length).toBeGreaterThan(4);
    expect(withoutAsking.filter((path) => !keysWithoutText.includes(path))).toEqual([]);
    const judging = modules.filter(({ text }) => /\b(?:nativeEvent\.isComposing|keyCode)\b/.test(text)).map(({ path }) => path);
    expect(judging).toEqual([helper]);
  });

  it('handle Escape only through `takeEscape`, so that one press closes one layer', () => {
    const naming = modules.filter(({ layer, text }) => layer !== 'local-service' && /(['"`])Escape\1/.test(text));
    expect(naming.map(({ path }) => path)).toEqual(['react/keys/isEscape.ts']);
  });

  it('let only hooks and models call code with side effects', () => {
    const calls = edges()
      .filter(({ from, to, isTypeOnly }) => !isTypeOnly && isPart(from) && isDoing(to.path))
      .map(describeEdge)
      .filter((edge) => edge !== 'element/createElementClient.ts → client/http/createServiceClient.ts');
    expect(calls).toEqual([]);
  });
});

describe('the folders', () => {
  it('of admin are independent: a widget imports the kit and what widgets share, and no other widget', () => {
    const sideways = edges()
      .filter(({ from, to }) => from.layer === 'admin' && to.layer === 'admin')
      .filter(({ from, to }) => folderOf(from) !== folderOf(to) && !['kit', 'shared'].includes(folderOf(to)))
      .map(describeEdge);
    expect(sideways).toEqual([]);
  });

  it('of the kit know no resource of the service', () => {
    const knowing = edges().filter(({ from, to }) => from.path.startsWith('admin/kit/') && to.path.includes('/resources/'));
    expect(knowing.map(describeEdge)).toEqual([]);
  });

  it('of admin keep the model of a widget separate from its parts, and markup out of the model', () => {
    const models = modules.filter(({ path }) => isModel(path));
    expect(models.length).toBeGreaterThan(60);
    expect(models.map(({ path }) => path).filter((path) => path.endsWith('.tsx'))).toEqual([]);
    const upwards = edges()
      .filter(
        ({ from, to }) =>
          isModel(from.path) && to.layer === 'admin' && folderOf(to) === folderOf(from) && !isModel(to.path) && !isCatalogue(to.path),
      )
      .map(describeEdge);
    expect(upwards).toEqual([]);
  });

  it('are ordered as named above', () => {
    for (const [parent, order] of Object.entries(orderOfFolders)) {
      const inside = modules.filter(({ path }) => path.startsWith(`${parent}/`) && path.slice(parent.length + 1).includes('/'));
      const placeOf = ({ path }: Module) => order.indexOf(path.slice(parent.length + 1).split('/', 1)[0] ?? '');
      const upwards = edges(inside).filter(({ from, to, isLazy }) => !isLazy && placeOf(to) > placeOf(from));
      expect(inside.filter((module) => placeOf(module) < 0).map(({ path }) => path)).toEqual([]);
      expect(new Set(inside.map(placeOf)).size).toBe(order.length);
      expect(upwards.map(describeEdge)).toEqual([]);
    }
  });

  it('import in one direction at every depth, types counted; only what loads later is imported upwards', () => {
    expect(findCycle(folderImports())).toBeUndefined();
  });

  it('have at most 35 entries, except for lists', () => {
    const entries = [...entriesOf('src', ''), ...entriesOf('local-service/src', 'local-service/')];
    const folders = setsOf(entries.map((path) => [dirname(path), path]));
    expect(folders.size).toBeGreaterThan(150);
    expect([...folders].filter(([folder, { size }]) => size > 35 && !lists.includes(folder)).map(([folder]) => folder)).toEqual([]);
  });

  it('of the chat store keep the fold pure: it imports no session and no memory', () => {
    const impure = edges()
      .filter(
        ({ from, to }) =>
          from.path.startsWith('chat/store/fold/') && to.path.startsWith('chat/') && !to.path.startsWith('chat/store/fold/'),
      )
      .map(describeEdge);
    expect(impure).toEqual([]);
  });

  it('import Base UI only in the overlays, which load after the first render', () => {
    const importing = modules.filter(({ text }) => text.includes("from '@base-ui/react/")).map(({ path }) => path);
    expect(importing.length).toBeGreaterThan(5);
    expect(importing.filter((path) => !path.startsWith('ui/overlays/'))).toEqual([]);
  });

  it('have no cycles, not even of types', () => {
    expect(findCycle(importsByPath([...modules, ...showing]))).toBeUndefined();
  });

  it('of the demo use the library as its hosts do, and share only chrome', () => {
    const demo = edges([...modules, ...showing]).filter(({ from }) => from.layer === 'demo');
    const inner = demo.filter(({ to }) => to.layer !== 'demo' && to.layer !== 'entry point').map(describeEdge);
    const sideways = demo
      .filter(
        ({ from, to }) => to.layer === 'demo' && ![folderOf(from), 'chrome'].includes(folderOf(to)) && !sharedByDemos.includes(to.path),
      )
      .map(describeEdge);
    expect(demo.length).toBeGreaterThan(40);
    expect([...inner, ...sideways]).toEqual([]);
  });

  it('of stories know nothing of the demo, and nothing knows stories or the demo', () => {
    const all = edges([...modules, ...showing]);
    const between = all.filter(({ from, to }) => ['demo', 'stories'].includes(to.layer) && from.layer !== to.layer).map(describeEdge);
    expect(all.filter(({ from }) => from.layer === 'stories').length).toBeGreaterThan(100);
    expect(between).toEqual([]);
  });

  it('have no barrels except for the entry points', () => {
    expect(
      modules.filter((module) => module.path.endsWith('/index.ts') && module.layer !== 'entry point').map((module) => module.path),
    ).toEqual([]);
  });

  it('re-export whole modules only if everything is public: widget lists, the element and the operation files', () => {
    const wholes = modules.flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:type )?\* from '(.*)\.js'/gm)].map(([, name = '']) => ({ path, name })),
    );
    expect(wholes.length).toBeGreaterThan(50);
    const allowed: Readonly<Record<string, RegExp>> = {
      'admin.ts': /^\.\/admin\/[^/]+\/(?:index|names)$/,
      'client.ts': /^\.\/client\/resources\/[^/]+$/,
      'element.ts': /^\.\/element\/parley-chat$/,
      'data.ts': /^\.\/data\/resources\/[^/]+$/,
    };
    // The entry point of a widget adds its parts, its labels and rarer types to the names that `admin` lists.
    const isAllowed = ({ path, name }: (typeof wholes)[number]) =>
      allowed[path]?.test(name) ?? (/^admin\/[^/]+\/index\.ts$/.test(path) && name === './names');
    expect(wholes.filter((whole) => !isAllowed(whole))).toEqual([]);
  });

  it('have no entry point over 350 lines', () => {
    const lists = modules.filter(({ layer }) => layer === 'entry point');
    expect(lists.filter(({ text }) => text.split('\n').length > 351).map(({ path }) => path)).toEqual([]);
  });

  it('have no file over 300 lines, except the entry points, and no default export', () => {
    const inside = modules.filter((module) => module.layer !== 'entry point');
    expect(inside.filter((module) => module.text.split('\n').length > 301).map((module) => module.path)).toEqual([]);
    expect(modules.filter((module) => /^export default/m.test(module.text)).map((module) => module.path)).toEqual([]);
  });

  it('cast no type twice: what is untyped inside is typed at one door, by the signature that callers see', () => {
    expect(modules.filter(({ text }) => text.includes('as unknown as')).map(({ path }) => path)).toEqual([]);
  });

  it('have names that differ in more than case, so that case-insensitive compilers and file systems can tell them apart', () => {
    const folded = [...modules, ...showing].map(({ path }) => path.toLowerCase().replace(/\.tsx?$/, ''));
    expect(folded.filter((path, index) => folded.indexOf(path) !== index)).toEqual([]);
  });

  it('have no catch-all modules for homeless code', () => {
    const magnets = modules.filter((module) => /(^|\/)(utils?|helpers?|types|common)(\/|\.tsx?$)/.test(module.path));
    expect(magnets.map((module) => module.path)).toEqual([]);
  });

  it('include the extension in every relative import', () => {
    const bare = modules.flatMap((module) =>
      module.relative.filter(({ name }) => !/\.(js|css|css\?inline|json)$/.test(name)).map(({ name }) => `${module.path} → ${name}`),
    );
    expect(bare).toEqual([]);
  });
});

interface Module {
  /** Below `src`, with forward slashes; that of the local service below `local-service/src`, with `local-service/` before it. */
  readonly path: string;
  readonly layer: string;
  readonly text: string;
  readonly packages: readonly Import[];
  readonly relative: readonly Import[];
}

interface Import {
  readonly name: string;
  readonly isTypeOnly: boolean;
  /** True for `import()`. */
  readonly isLazy: boolean;
}

interface Edge {
  readonly from: Module;
  readonly to: Module;
  readonly isTypeOnly: boolean;
  readonly isLazy: boolean;
}

function readModules(root: string, layer?: string): Module[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const imports = importsOf(path, text);
      const posixPath = path.split(sep).join('/');
      return {
        path: layer === undefined ? posixPath : `${layer}/${posixPath}`,
        layer: isEntryPoint(posixPath, layer) ? 'entry point' : (layer ?? layerOf(posixPath)),
        text,
        packages: imports.filter(({ name }) => !name.startsWith('.')),
        relative: imports.filter(({ name }) => name.startsWith('.')),
      };
    });
}

/** The entry points of the library are the files that lie in `src` itself, and the lists of each widget. */
function isEntryPoint(path: string, layer: string | undefined): boolean {
  return layer === undefined
    ? !path.includes('/') || /^admin\/[^/]+\/(?:index|names)\.ts$/.test(path)
    : ['index.ts', 'cli.ts', 'node.ts', 'vitest.ts'].includes(path);
}

function importsOf(path: string, text: string): Import[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      found.push({
        name: node.moduleSpecifier.text,
        isTypeOnly: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
        isLazy: false,
      });
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined && ts.isStringLiteral(node.moduleSpecifier)) {
      found.push({ name: node.moduleSpecifier.text, isTypeOnly: node.isTypeOnly, isLazy: false });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const name = node.arguments[0];
      if (name !== undefined && ts.isStringLiteral(name)) found.push({ name: name.text, isTypeOnly: false, isLazy: true });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function edges(among: readonly Module[] = modules): Edge[] {
  const byPath = new Map(among.map((module) => [module.path, module]));
  return among.flatMap((from) =>
    from.relative.flatMap(({ name, isTypeOnly, isLazy }) => {
      const target = normalize(join(dirname(from.path), name))
        .split(sep)
        .join('/')
        .replace(/^src\//, '');
      const to = byPath.get(target.replace(/\.js$/, '.ts')) ?? byPath.get(target.replace(/\.js$/, '.tsx'));
      return to === undefined ? [] : [{ from, to, isTypeOnly, isLazy }];
    }),
  );
}

function layerOf(path: string): string {
  return path.split('/', 1)[0] ?? '';
}

/** A file of labels: in the folder of the parts that show them, or one that puts those together. */
function isCatalogue(path: string): boolean {
  return path.split('/').slice(0, -1).includes('labels');
}

function isModel(path: string): boolean {
  return /^admin\/[^/]+\/model\//.test(path);
}

/** What renders, and what helps only to render. */
function isPart({ path, layer }: Module): boolean {
  if (layer === 'admin') return !isModel(path);
  return ['ui', 'element'].includes(layer) || /^chat\/(menu|markdown|results|panel)\//.test(path);
}

function reachedFrom(roots: readonly Module[]): ReadonlySet<Module> {
  const running = edges().filter(({ isTypeOnly }) => !isTypeOnly);
  const reached = new Set(roots);
  // A set that grows while it is walked is walked to its end.
  for (const module of reached) for (const { from, to } of running) if (from === module) reached.add(to);
  return reached;
}

function importsByPath(among: readonly Module[]): ReadonlyMap<string, ReadonlySet<string>> {
  return setsOf(edges(among).map(({ from, to }) => [from.path, to.path]));
}

/** Which folder imports which of the folders beside it. */
function folderImports(): ReadonlyMap<string, ReadonlySet<string>> {
  const pairs = edges()
    .filter(({ isLazy }) => !isLazy)
    .flatMap(({ from, to }): [string, string][] => {
      const [folder, other] = [dirname(from.path).split('/'), dirname(to.path).split('/')];
      const depth = folder.findIndex((name, index) => name !== other[index]);
      if (depth < 0 || depth >= other.length) return [];
      return [[folder.slice(0, depth + 1).join('/'), other.slice(0, depth + 1).join('/')]];
    });
  return setsOf(pairs);
}

function setsOf(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const sets = new Map<string, Set<string>>();
  for (const [key, value] of pairs) sets.set(key, (sets.get(key) ?? new Set()).add(value));
  return sets;
}

function findCycle(imports: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  const finished = new Set<string>();
  const walk = (path: string, trail: readonly string[]): string | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path].join(' → ');
    if (finished.has(path)) return undefined;
    for (const next of imports.get(path) ?? []) {
      const cycle = walk(next, [...trail, path]);
      if (cycle !== undefined) return cycle;
    }
    finished.add(path);
    return undefined;
  };
  for (const path of imports.keys()) {
    const cycle = walk(path, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

/** Files and folders below `root`, with `prefix` before them. */
function entriesOf(root: string, prefix: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => prefix + path.split(sep).join('/'));
}

function folderOf(module: Module): string {
  return module.path.split('/')[1] ?? '';
}

function describeEdge({ from, to }: Edge): string {
  return `${from.path} → ${to.path}`;
}
