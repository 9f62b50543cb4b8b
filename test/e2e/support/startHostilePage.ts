import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScriptedAgent } from '@parley/local-service';
import { expect } from 'vitest';
import { hostileRefusal, hostileSteps } from '../../hostile/hostileSteps.js';
import { outsideDomain } from '../../hostile/outside.js';
import { elementPage } from './elementPage.js';
import { recommendedHeaders } from './recommendedHeaders.js';
import { barSpec, sqlSteps } from './sqlSteps.js';
import { startSite } from './startSite.js';
import { launchBrowser, type Visitor, visit, waitForState } from './visitor.js';

/** Starts a page with the element under the recommended policy. Its agent answers with the entries of the hostile corpus, asked for by name. */
export async function startHostilePage(): Promise<HostilePage> {
  const scripted = createScriptedAgent(({ text }) => (text === 'chart' ? sqlSteps({ vegaSpec: barSpec }) : hostileSteps(text)));
  const agent = { ...scripted, refuse: hostileRefusal };
  const folder = await mkdtemp(join(tmpdir(), 'parley-trust-'));
  const netLog = join(folder, 'network.json');
  const [site, browser] = await Promise.all([
    startSite({ service: { agent }, pages: { '/': elementPage() }, headers: recommendedHeaders() }),
    launchBrowser([`--log-net-log=${netLog}`]),
  ]);
  return {
    visit: async () => {
      const visitor = await visit(browser, site.origin);
      return { ...visitor, leave: leaveWithoutTrace(visitor, watchActs(visitor)) };
    },
    expectNoOutsideContact: async () => {
      await browser.close();
      const log = await readFile(netLog, 'utf8');
      expect(log).toContain(new URL(site.origin).host);
      expect(log.includes(outsideDomain)).toBe(false);
    },
    close: async () => {
      await browser.close();
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface HostilePage {
  /** Opens the page. Leaving it checks that no answer made it do anything. */
  visit(): Promise<Visitor>;
  /** Closes the browser and checks its network log for requests to other hosts. */
  expectNoOutsideContact(): Promise<void>;
  close(): Promise<void>;
}

/** Asks for each entry, a few in each conversation, and checks the result once its turn is done. */
export async function faultsOfEach<Entry>(
  visitor: Visitor,
  entries: Readonly<Record<string, Entry>>,
  check: (entry: Entry) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  let place = turnsOfThread;
  for (const [name, entry] of Object.entries(entries)) {
    if (place === turnsOfThread) {
      await visitor.panel.locator('[data-slot="new-chat"]').click();
      place = 0;
    }
    const faultsBefore = visitor.faults.length;
    try {
      await visitor.ask(name);
      await waitForState(visitor.turns.nth(place), 'done');
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

/** Everything the page does that no answer may make it do. */
function watchActs({ page }: Visitor): readonly string[] {
  const acts: string[] = [];
  // Opening everything in a hostile answer keeps a slow machine busy for longer than any reader would wait.
  page.setDefaultTimeout(60_000);
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

function leaveWithoutTrace(visitor: Visitor, acts: readonly string[]): () => Promise<void> {
  return async () => {
    const changed = await visitor.page.evaluate(() => [
      ...('hacked' in window ? ['hacked'] : []),
      ...Object.keys(Object.prototype),
      ...['polluted'].filter((name) => name in {}),
    ]);
    const violations = await visitor.violations();
    await visitor.leave();
    const { outsideRequests: outside, faults } = visitor;
    expect({ acts, changed, violations, outside, faults }).toEqual({ acts: [], changed: [], violations: [], outside: [], faults: [] });
  };
}

const turnsOfThread = 10;
