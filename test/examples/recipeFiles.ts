import { readFile } from 'node:fs/promises';
import { readExamples } from '../docs/examples/readExamples.js';
import { appCompilerOptions, versionsOf } from './readmeFiles.js';

/**
 * All recipes in one app, which has nothing but what docs/recipes/testing.md says to install, and what recipes import: each block is checked
 * by the compiler, and the test and its settings run as they are written.
 */
export async function recipeFiles(): Promise<ReadonlyMap<string, string>> {
  const recipe = await readFile('docs/recipes/testing.md', 'utf8');
  const [, tools = ''] = /^npm install --save-dev (.+)$/m.exec(recipe) ?? [];
  const manifest = {
    name: 'recipes',
    private: true,
    type: 'module',
    scripts: { build: 'tsc && vitest run' },
    dependencies: await versionsOf(['@parley/react', '@tanstack/react-query', 'react', 'react-dom']),
    devDependencies: await versionsOf([...tools.split(' '), '@types/react', '@types/react-dom', 'typescript']),
  };
  const blocks = readExamples().filter(({ page }) => page.startsWith('docs/recipes/'));
  return new Map([
    ['package.json', JSON.stringify(manifest)],
    [
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { ...appCompilerOptions, noUnusedLocals: false, skipLibCheck: true, types: [] }, include: ['.'] }),
    ],
    ['vitest.config.ts', blockOf(recipe, 'ts')],
    ['answers.test.tsx', blockOf(recipe, 'tsx')],
    ['client.ts', await readFile('examples/vite/src/client.ts', 'utf8')],
    ['app.tsx', app],
    ['modules.d.ts', modules],
    ...blocks.map(({ page, line, language, code }) => [`${page.replaceAll('/', '.')}.${line}.${language}`, code] as const),
  ]);
}

/** The first block of a language, as it is written. */
function blockOf(recipe: string, language: string): string {
  return new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(recipe)?.[1] ?? '';
}

/** What recipes import from the app. */
const app = `
export const Page = () => <p>The page</p>;
export const track = (_event: string, _detail?: unknown): void => {};
export const myAccessToken = async (_isForced: boolean): Promise<string> => '';`;

/** Routers, in the shape in which recipes use them. */
const modules = `
declare module 'react-router' {
  export function useSearchParams(): [URLSearchParams, (params: URLSearchParams | Record<string, string>) => void];
}
declare module 'next/navigation' {
  export function useSearchParams(): URLSearchParams;
  export function useRouter(): { push(address: string): void };
}`;
