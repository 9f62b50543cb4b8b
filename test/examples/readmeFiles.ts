import { readFile } from 'node:fs/promises';
import ts from 'typescript';

/** An app made of the code in README.md, which has nothing but what README.md says to install. */
export async function readmeFiles(): Promise<ReadonlyMap<string, string>> {
  const { install, app, element, server } = readmeBlocks(await readFile('README.md', 'utf8'));
  const manifest = {
    name: 'readme',
    private: true,
    type: 'module',
    scripts: { start: 'parley-local-service -- node start.js', build: 'tsc && vite build' },
    dependencies: await versionsOf([...packagesIn(install), 'react', 'react-dom']),
    devDependencies: await versionsOf([
      '@parley/element',
      '@parley/local-service',
      '@types/node',
      '@types/react',
      '@types/react-dom',
      '@vitejs/plugin-react',
      'typescript',
      'vite',
    ]),
  };
  return new Map([
    ['package.json', JSON.stringify(manifest)],
    ['tsconfig.json', JSON.stringify({ compilerOptions: appCompilerOptions, files: ['App.tsx', 'server.ts'] })],
    ['vite.config.js', viteConfig],
    ['index.html', pageWith('<div id="root"></div><script type="module" src="/main.jsx"></script>')],
    ['main.jsx', main],
    ['App.tsx', app],
    ['element.html', pageWith(element)],
    ['proxy.html', pageWith(proxied)],
    ['server.ts', server],
    // Node.js takes no TypeScript yet.
    [
      'server.js',
      ts.transpileModule(server, { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext } }).outputText,
    ],
    ['start.js', start],
  ]);
}

/** The code of README.md. Throws if there is other code than is tried here. */
export function readmeBlocks(readme: string): ReadmeBlocks {
  const blocks = [...readme.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)];
  const languages = blocks.map(([, language]) => language).join(' ');
  if (languages !== 'sh sh sh tsx html ts sh') throw new Error(`README.md has other code than is tried: ${languages}.`);
  const [commands = '', install = '', , app = '', element = '', server = ''] = blocks.map(([, , code]) => code);
  return { commands, install, app, element, server };
}

export interface ReadmeBlocks {
  /** Those that work in a clone. */
  readonly commands: string;
  readonly install: string;
  readonly app: string;
  readonly element: string;
  readonly server: string;
}

/** The versions of packages that this repository has, and any version of what is packed from it. */
export async function versionsOf(names: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  return Object.fromEntries(names.map((name) => [name, devDependencies[name] ?? '*']));
}

function packagesIn(install: string): readonly string[] {
  const [, packages = ''] = /^npm install (.+)$/m.exec(install) ?? [];
  return packages.split(' ').map((name) => name.replace(/^\.\/parley-(.+)\.tgz$/, '@parley/$1'));
}

/** The options of the strictest apps. */
export const appCompilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  skipLibCheck: false,
  noEmit: true,
  types: ['node'],
};

const pageWith = (body: string) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>README</title><link rel="icon" href="data:," /></head>
  <body>${body}</body>
</html>`;

const main = `
import { createRoot } from 'react-dom/client';
import { App } from './App';
createRoot(document.getElementById('root')).render(<App />);`;

/** What README.md says to write where the server has the key. */
const proxied = `
<script type="module" src="/node_modules/@parley/element/parley-chat.js"></script>
<parley-chat chat-url="/parley/chat/stream-chat-state" identity="ada"></parley-chat>`;

/** The pages and the proxy have one origin, as on a host. */
const viteConfig = `
import react from '@vitejs/plugin-react';
export default { plugins: [react()], server: { proxy: { '/parley': 'http://localhost:3000' } } };`;

const start = `
process.env.SERVICE_API_KEY = 'sk-local-development';
await import('./server.js');
const { createServer } = await import('vite');
const vite = await createServer();
await vite.listen();
vite.printUrls();`;
