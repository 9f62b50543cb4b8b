import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { build } from 'vite';
import type { Host } from './hosts.js';
import { runIn } from './runIn.js';

/** An application outside the repository: the built package, the runtimes, and the code of `docs/server.md`, unchanged. */
export async function createHostFolder(hosts: readonly Host[], chatUrl: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-runtimes-'));
  await copyFile('test/runtimes/package.json', join(folder, 'package.json'));
  await runIn(folder, 'npm', ['install', '--no-audit', '--no-fund']);
  const installed = join(folder, 'node_modules/@parley/react');
  await build({ logLevel: 'error', build: { outDir: join(installed, 'dist') } });
  await copyFile('package.json', join(installed, 'package.json'));

  const page = await readFile('docs/server.md', 'utf8');
  // The address is the only word of the page that is not kept.
  const shared = codeAfter(page, 'In `parleyProxy.ts`:').replace(/'https:\/\/chat\.example\.com[^']*'/, `'${chatUrl}'`);
  const files = new Map([
    ['parleyProxy.ts', shared],
    ['sessions.js', withoutTypes(await readFile('test/server/docs/sessions.ts', 'utf8'))],
  ]);
  for (const { name, file, files: own = {} } of hosts) {
    files.set(file, codeAfter(page, `**${name}**`));
    for (const [path, text] of Object.entries(own)) files.set(path, text);
  }
  for (const [path, text] of files) {
    await write(join(folder, path), text);
    // Node takes no TypeScript.
    if (/^\w+\.ts$/.test(path)) await write(join(folder, path.replace(/ts$/, 'js')), withoutTypes(text));
  }
  return folder;
}

function codeAfter(page: string, mark: string): string {
  const [, code] = /```\w+\n([\s\S]*?)```/.exec(page.slice(page.indexOf(mark))) ?? [];
  if (code === undefined || !page.includes(mark)) throw new Error(`docs/server.md has no code after ${mark}`);
  return code;
}

function withoutTypes(text: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(text, { compilerOptions }).outputText;
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
