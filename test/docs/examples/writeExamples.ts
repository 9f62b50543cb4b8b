import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { exportsOf } from '../../support/publicExports.js';
import { type Example, type Mention, readExamples, readMentions } from './readExamples.js';

const folder = '.cache/examples';

export interface WrittenExample extends Example {
  /** The path of its module. */
  readonly path: string;
}

/** Writes each example as a module that imports the sources of public entry points, and a project that checks all of them. */
export function writeExamples(): { readonly examples: readonly WrittenExample[]; readonly project: string } {
  const examples = readExamples().map((example) => ({ ...example, path: pathOf(example) }));
  const mentions = join(folder, 'mentions.tsx');
  const project = join(folder, 'tsconfig.json');
  for (const { path, code } of examples) write(path, resolveImports(code, path));
  write(join(folder, 'dialect.json'), /```json\n(.*?)```/s.exec(readFileSync('docs/dialect.md', 'utf8'))?.[1] ?? '');
  write(mentions, checkOf(readMentions()));
  const files = [...examples.map(({ path }) => path), mentions].map((path) => relative(folder, path));
  write(project, JSON.stringify({ extends: resolve('tsconfig.json'), compilerOptions, files, include: [] }));
  return { examples, project };
}

/** What the project of an app has. */
const compilerOptions = {
  module: 'esnext',
  moduleResolution: 'bundler',
  resolveJsonModule: true,
  noUnusedLocals: false,
  noUnusedParameters: false,
};

/** Modules of the host that pages import. */
const hostModules: Readonly<Record<string, string>> = {
  './app': 'test/docs/examples/given.js',
  './client': 'test/docs/examples/given.js',
  'next/navigation': 'test/docs/examples/nextNavigation.js',
  '@tanstack/react-router': 'test/docs/examples/given.js',
  'react-router': 'test/docs/examples/given.js',
  './dialect.json': join(folder, 'dialect.json'),
  './sessions.js': 'test/server/docs/sessions.js',
  './limits.js': 'test/server/docs/limits.js',
  './parleyProxy.js': 'test/server/docs/parleyProxy.js',
  '../../../parleyProxy': 'test/server/docs/parleyProxy.js',
};

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const { exports: serviceExports } = JSON.parse(readFileSync('local-service/package.json', 'utf8'));

/** Replaces each public entry point by its source. What the package does not export stays, and does not compile. */
function resolveImports(code: string, path: string): string {
  return code.replaceAll(/(from |import |import\()'([^']+)'/g, (all, keyword, specifier) => {
    const source = sourceOf(specifier);
    return source === undefined ? all : `${keyword}'${relativeTo(dirname(path), source)}'`;
  });
}

function relativeTo(from: string, path: string): string {
  return path.startsWith(`${from}/`) ? `./${relative(from, path)}` : relative(from, path);
}

function sourceOf(specifier: string): string | undefined {
  const [, name, subpath] = /^(@parley\/(?:react|local-service|element))(\/.*)?$/.exec(specifier) ?? [];
  if (name === undefined) return hostModules[specifier];
  if (exports[`.${subpath}`] !== undefined && subpath?.endsWith('.css')) return 'src/styles/styles.css';
  if (name === '@parley/element') return 'src/element.js';
  const entry = `.${subpath ?? ''}`;
  if (name === '@parley/local-service') return serviceExports[entry]?.replace('./', 'local-service/').replace('.ts', '.js');
  const widget = /^\.\/admin\/([\w-]+)$/.exec(entry)?.[1];
  const declarations: string | undefined = widget === undefined ? exports[entry]?.types : `./dist/admin/${widget}/index.d.ts`;
  return declarations?.replace('./dist', 'src').replace('.d.ts', '.js');
}

/** Returns a module that compiles if each mentioned element exists and has the mentioned props. */
function checkOf(mentions: readonly Mention[]): string {
  const entries = ['index', 'admin', 'data', 'devtools'].map((name) => `src/${name}.ts`);
  const sources = new Map([
    // Messages also mention internal elements.
    ...readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => [basename(path, '.tsx'), `src/${path}`] as const),
    ...entries.flatMap((entry) => exportsOf(entry).map(({ name }) => [name, entry] as const)),
  ]);
  const lines = mentions.flatMap(({ path, tag, props }) => {
    const source = sources.get(tag.split('.')[0] ?? '')?.replace(/\.tsx?$/, '.js');
    const component = `typeof import('${source === undefined ? 'react' : relative(folder, source)}').${tag}`;
    return [...props, 'key'].map((prop) => `  (_: (ComponentProps<${component}> & Key)['${prop}']) => {}, // ${path}: <${tag} ${prop}>`);
  });
  return [
    "import type { ComponentProps, Key as KeyOf } from 'react';",
    'interface Key { key: KeyOf }',
    'export const mentions = [',
    ...new Set(lines),
    '];',
  ].join('\n');
}

function pathOf({ page, line, language }: Example): string {
  return join(folder, `${page.replaceAll('/', '.')}.${line}.${language}`);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
