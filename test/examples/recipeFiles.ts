import { readFile } from 'node:fs/promises';
import { readExamples } from '../docs/examples/readExamples.js';
import { appCompilerOptions, versionsOf } from './readmeFiles.js';

/**
 * All recipes in one app, which has nothing but what docs/recipes/testing.md says to install, and what recipes import: each block is
 * checked by the compiler, and the test and its settings run as they are written.
 */
export async function recipeFiles(): Promise<ReadonlyMap<string, string>> {
  const recipe = await readFile('docs/recipes/testing.md', 'utf8');
  const [, tools = ''] = /^npm install --save-dev (.+)$/m.exec(recipe) ?? [];
  const blocks = readExamples().filter(({ page }) => page.startsWith('docs/recipes/'));
  const manifest = {
    name: 'recipes',
    private: true,
    type: 'module',
    scripts: { build: 'tsc && vitest run' },
    dependencies: await versionsOf(['@parley/react', '@tanstack/react-query', 'react', 'react-dom']),
    devDependencies: {
      // Vitest does not accept the oldest version that Parley supports, which this repository has.
      '@types/node': '*',
      ...(await versionsOf([
        ...new Set([
          ...tools.split(' '),
          ...blocks.flatMap(({ code }) => packagesOf(code)),
          '@types/react',
          '@types/react-dom',
          'typescript',
        ]),
      ])),
    },
  };
  const given = await readFile('test/docs/examples/given.tsx', 'utf8');
  return new Map([
    ['package.json', JSON.stringify(manifest)],
    [
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { ...appCompilerOptions, noUnusedLocals: false, skipLibCheck: true }, include: ['.'] }),
    ],
    ['vitest.config.ts', blockOf(recipe, 'ts')],
    ['answers.test.tsx', blockOf(recipe, 'tsx')],
    ['app.tsx', given.replaceAll('../../../src/client.js', '@parley/react/client').replaceAll('../../../src/index.js', '@parley/react')],
    ['client.ts', "export { client } from './app';"],
    ['modules.d.ts', modules],
    ...blocks.map(({ page, line, language, code }) => [`${page.replaceAll('/', '.')}.${line}.${language}`, code] as const),
  ]);
}

/** Returns the packages that a block imports, except those of every app and routers. */
function packagesOf(code: string): readonly string[] {
  const names = [...code.matchAll(/ from '((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name = '']) => name);
  return names.filter((name) => !/^(?:@parley\/react|react|react-dom|react-router|next)$/.test(name));
}

/** The first block of a language, as it is written. */
function blockOf(recipe: string, language: string): string {
  return new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(recipe)?.[1] ?? '';
}

/** Routers, in the shape in which recipes use them. */
const modules = `
declare module 'react-router' {
  export function useSearchParams(): [URLSearchParams, (params: URLSearchParams | Record<string, string>) => void];
}
declare module 'next/navigation' {
  export function useSearchParams(): URLSearchParams;
  export function useRouter(): { push(address: string): void };
}`;
