import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressesUnder } from '../../local-service/src/addresses.js';
import { runCommand } from '../../local-service/src/host/runCommand.js';
import { installLine } from '../../scripts/pack/packPackages.mjs';
import { examples } from '../examples/examples.js';
import { readmeBlocks } from '../examples/readmeFiles.js';

/** What `npx @parley/local-service` prints. */
const addresses = [
  ...Object.values(addressesUnder('http://localhost:4600')),
  'http://localhost:4600/dev/token',
  'http://localhost:4600/dev/access-token',
];

describe('README.md', () => {
  const readme = readFileSync('README.md', 'utf8');

  it('begins with a picture and with two commands', () => {
    const { commands } = readmeBlocks(readme);
    const run = commands.split('\n').flatMap((line) => line.split('#')[0]?.trim() || []);
    expect(run).toEqual(['npm start', 'npm test']);
    const places = ['![', commands, '## Use it in your app'].map((text) => readme.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('says how to install until the first release, as `npm run pack` prints it', () => {
    expect(readmeBlocks(readme).install.trim().split('\n').at(-1)).toBe(installLine());
  });

  it('has no code that is not tried by `npm run check:examples`', () => {
    const { app, element, server } = readmeBlocks(readme);
    expect(app).toContain('<ChatPanel');
    expect(element).toContain('<parley-chat');
    expect(server).toContain('createServiceProxy');
  });
});

describe.each(examples.filter(({ pages }) => pages.length > 0))('the code of $name', ({ files }) => {
  it('uses the addresses that the local service prints, and no others of it', async () => {
    const text = [...(await files()).values()].join('\n').replaceAll(/\$\{service\}/g, 'http://localhost:4600');
    const used = [...text.matchAll(/http:\/\/localhost:4600[^'"`\s<]*/g)].map(([address]) => address);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((address) => !addresses.includes(address))).toEqual([]);
  });

  it('has the API key that it prints, if any', async () => {
    const text = [...(await files()).values()].join('\n');
    const keys = new Set(text.match(/sk-local-\w+/g));
    expect([...keys].filter((key) => key !== 'sk-local-development')).toEqual([]);
  });

  it('starts the local service beside its page', async () => {
    const manifest = JSON.parse((await files()).get('package.json') ?? '{}');
    expect(manifest.scripts.start).toMatch(/^parley-local-service -- \w/);
  });
});

it('is served by a local service that prints these addresses', async () => {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const started = await runCommand({ args: ['--port', '0'], env: {}, print, printError: print, run: () => undefined });
  await started?.close();
  const shown = printed.join('\n').replaceAll(started?.origin ?? '', 'http://localhost:4600');
  for (const address of addresses) expect(shown).toContain(address);
});
