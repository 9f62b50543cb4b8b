import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScriptedAgent } from '@parley/local-service';
import type { Browser } from 'playwright';
import { expect } from 'vitest';
import { hostileRefusal, hostileSteps } from '../../hostile/hostileSteps.js';
import { outsideDomain } from '../../hostile/outside.js';
import { elementPage } from './elementPage.js';
import { recommendedHeaders } from './recommendedHeaders.js';
import { barSpec, sqlSteps } from './sqlSteps.js';
import { type Site, startSite } from './startSite.js';
import { launchBrowser, type Visitor, visit } from './visitor.js';
import { untilDetached } from './waits.js';

/** Starts a page with the element under the recommended policy. Its agent answers with the entries of the hostile corpus, asked for by name. */
export async function startHostilePage(): Promise<HostilePage> {
  const scripted = createScriptedAgent(({ text }) => (text === 'chart' ? sqlSteps({ vegaSpec: barSpec }) : hostileSteps(text)));
  const agent = { ...scripted, refuse: hostileRefusal };
  const folder = await mkdtemp(join(tmpdir(), 'parley-trust-'));
  const netLog = join(folder, 'network.json');
  let browser: Browser | undefined;
  let site: Site | undefined;
  const close = async () => {
    await browser?.close();
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // The network log is of one browser, so this one is not shared.
    const launched = await launchBrowser([`--log-net-log=${netLog}`]);
    browser = launched;
    const started = await startSite({ service: { agent }, pages: { '/': elementPage() }, headers: recommendedHeaders() });
    site = started;
    return {
      visit: async () => {
        const visitor = await visit(launched, started.origin);
        return { ...visitor, expectNoHarm: expectNoHarm(visitor, watchActs(visitor)) };
      },
      expectNoOutsideContact: async () => {
        await launched.close();
        const log = await readFile(netLog, 'utf8');
        expect(log).toContain(new URL(started.origin).host);
        expect(log.includes(outsideDomain)).toBe(false);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export interface HostilePage {
  visit(): Promise<HostileVisitor>;
  /** Closes the browser and checks its network log for requests to other hosts. */
  expectNoOutsideContact(): Promise<void>;
  close(): Promise<void>;
}

export interface HostileVisitor extends Visitor {
  /** Checks that no answer has made the page do anything since the last check. */
  expectNoHarm(): Promise<void>;
}

/** Asks for each entry, a few in each thread, and checks the result once its turn is done. */
export async function faultsOfEach<Entry extends object>(
  visitor: Visitor,
  entries: Readonly<Record<string, Entry>>,
  check: (entry: Entry) => Promise<readonly string[]>,
  { turnsOfThread = 10 }: FaultsOptions = {},
): Promise<readonly string[]> {
  const { page } = visitor;
  const faults: string[] = [];
  let place = turnsOfThread;
  for (const [name, entry] of Object.entries(entries)) {
    if (place === turnsOfThread) {
      await page.evaluate(() => document.querySelector('parley-chat')?.newThread());
      await untilDetached(visitor.turns.first());
      place = 0;
    }
    const faultsBefore = visitor.faults.length;
    try {
      // Typing each question would take longer than many of the answers.
      await page.evaluate((question) => document.querySelector('parley-chat')?.send(question), name);
      await page.waitForFunction(
        ({ index, state }) => {
          const turns = document.querySelector('parley-chat')?.shadowRoot?.querySelectorAll<HTMLElement>('[data-slot="turn"]');
          return turns?.[index]?.dataset.state === state;
        },
        { index: place, state: 'ends' in entry && entry.ends === 'failed' ? 'failed' : 'done' },
      );
      const found = [...(await check(entry)), ...visitor.faults.slice(faultsBefore)];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
      place += 1;
    } catch (error) {
      faults.push(`${name}: ${error}`);
      place = turnsOfThread;
    }
  }
  return faults;
}

export interface FaultsOptions {
  readonly turnsOfThread?: number;
}

/** Everything the page does that no answer may make it do. */
function watchActs({ page }: Visitor): string[] {
  const acts: string[] = [];
  page.on('dialog', (dialog) => acts.push(`dialog: ${dialog.message()}`));
  page.on('popup', (popup) => acts.push(`window: ${popup.url()}`));
  page.on('download', (download) => acts.push(`download: ${download.url()}`));
  page.on('framenavigated', (frame) => acts.push(`navigation: ${frame.url()}`));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(token$|element\/|api\/)/.test(pathname)) acts.push(`request: ${request.url()}`);
  });
  return acts;
}

function expectNoHarm(visitor: Visitor, acts: string[]): () => Promise<void> {
  const since = { violations: 0, outside: 0, faults: 0 };
  return async () => {
    const changed = await visitor.page.evaluate(() => [
      ...('hacked' in window ? ['hacked'] : []),
      ...Object.keys(Object.prototype),
      ...['polluted'].filter((name) => name in {}),
    ]);
    const all = { violations: await visitor.violations(), outside: visitor.outsideRequests, faults: visitor.faults };
    const found = {
      acts: acts.splice(0),
      changed,
      violations: all.violations.slice(since.violations),
      outside: all.outside.slice(since.outside),
      faults: all.faults.slice(since.faults),
    };
    Object.assign(since, { violations: all.violations.length, outside: all.outside.length, faults: all.faults.length });
    expect(found).toEqual({ acts: [], changed: [], violations: [], outside: [], faults: [] });
  };
}
