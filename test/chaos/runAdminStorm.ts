import type { LocalService } from '@parley/local-service';
import type { Browser, Page } from 'playwright';
import { createRandom } from '../../local-service/src/random.js';
import type { AdminPage, AdminStep, JobEnd } from './AdminPage.js';
import { pageHtml } from './buildPages.js';
import { type ChaosSite, createChaosSite, type ServeFile } from './createChaosSite.js';
import { drawTurn, mixed } from './drawTurn.js';

/** Lets an admin act on users through refusals, slow pages and broken navigations; then the list has to tell the truth. */
export async function runAdminStorm(
  browser: Browser,
  { seed, rounds, serve, onRound = () => {} }: AdminStormOptions,
): Promise<readonly string[]> {
  const taken = new Map<number, number>();
  const site: ChaosSite = await createChaosSite({
    agent: { answer: async function* () {} },
    serve: (path) => (path === '/' ? html(site) : serve(path)),
    tokenFor: (service) => service.mintAccessToken(),
    onTaken(request, body) {
      if (request !== 'POST /api/v1/users/bulk') return;
      const { userIds }: { readonly userIds: readonly number[] } = JSON.parse(body);
      for (const id of userIds) taken.set(id, (taken.get(id) ?? 0) + 1);
    },
  });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  try {
    await open(page, site.origin);
    for (let round = 1; round <= rounds; round += 1) {
      const differences = await runRound(page, site, { seed, round, taken }).catch((error: unknown) => [String(error)]);
      differences.push(...problems.splice(0));
      if (differences.length > 0) return differences.map((text) => `round ${round} of seed ${seed}: ${text}`);
      onRound(round);
    }
    return [];
  } finally {
    await page.close();
    await site.close();
  }
}

export interface AdminStormOptions {
  readonly seed: number;
  /** Each acts on different users. */
  readonly rounds: number;
  readonly serve: ServeFile;
  readonly onRound?: (round: number) => void;
}

interface Round {
  readonly seed: number;
  readonly round: number;
  /** How often the service took each user for deletion. */
  readonly taken: ReadonlyMap<number, number>;
}

async function runRound(page: Page, site: ChaosSite, { seed, round, taken }: Round): Promise<string[]> {
  const random = createRandom(mixed(seed, 'admin', round));
  const userIds = Array.from({ length: usersPerRound }, (_, index) => firstUser + (round - 1) * usersPerRound + index);
  const drawn = [0, 1, 2].map((part) => drawTurn({ seed, lane: `admin ${part}`, turn: round, pages: 1, actions: ['stop'] }));
  site.requestFaults = drawn.flatMap(({ requestFaults }) => requestFaults);
  site.tokenFaults = [...(drawn[0]?.tokenFaults ?? [])];
  for (let count = random.between(2, 6); count > 0; count -= 1) {
    await page.evaluate((kind) => window.storm.step(kind), random.pick(steps));
  }
  if (random.chance(0.2)) await open(page, site.origin);
  if (random.chance(0.2)) site.jump(2 * 60 * 60 * 1000);
  const bulk = await page.evaluate((ids) => window.storm.remove(ids), userIds);
  const job = random.chance(0.3) ? await follow(page, site) : undefined;
  site.requestFaults = [];
  site.tokenFaults = [];

  const shown = await page.evaluate(() => window.storm.readAll());
  const users = await readUserIds(site.service);
  const settledIds = new Set([...bulk.succeededIds, ...bulk.unknownIds]);
  return [
    ...(JSON.stringify(shown) === JSON.stringify(users) ? [] : [`the list shows ${difference(shown, users)}`]),
    ...userIds.filter((id) => (taken.get(id) ?? 0) > 1).map((id) => `the service was made to delete user ${id} twice`),
    ...bulk.succeededIds.filter((id) => users.includes(id)).map((id) => `user ${id} counts as deleted and is there`),
    ...userIds.filter((id) => !settledIds.has(id)).map((id) => `user ${id} was never settled`),
    ...(job === undefined ? [] : await checkJob(site, job)),
    ...(await page.evaluate(() => window.storm.faults.splice(0))),
  ];
}

/** A sync takes minutes of the service's time. */
async function follow(page: Page, site: ChaosSite): Promise<JobEnd> {
  const passing = setInterval(() => site.jump(20_000), 20);
  try {
    return await page.evaluate(() => window.storm.sync());
  } finally {
    clearInterval(passing);
  }
}

async function checkJob({ service }: ChaosSite, { jobId, status }: JobEnd): Promise<readonly string[]> {
  if (jobId === undefined) return [];
  const recorded = await readJson<{ readonly status: string }>(service, `/api/v1/deployments/1/transform-sync/${jobId}`);
  return endings[recorded.status] === status ? [] : [`job ${jobId} shows as ${status} and is ${recorded.status}`];
}

async function readUserIds(service: LocalService): Promise<readonly number[]> {
  const { items } = await readJson<{ readonly items: readonly { readonly id: number }[] }>(service, '/api/v1/users?first=10000');
  return items.map(({ id }) => id);
}

async function readJson<Body>(service: LocalService, path: string): Promise<Body> {
  const headers = { authorization: `Bearer ${await service.mintAccessToken()}` };
  const response = await service.fetch(new Request(service.addresses.baseUrl + path, { headers }));
  return response.json();
}

function difference(shown: readonly number[], users: readonly number[]): string {
  const position = users.findIndex((id, index) => id !== shown[index]);
  return `${shown.length} of ${users.length} users; at ${position} ${shown[position]} for ${users[position]}`;
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => 'storm' in window);
}

function html(site: ChaosSite): Response {
  return new Response(pageHtml('admin', site.service), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** The first ones are the admin's own account and other people the demo names. */
const firstUser = 100;
const usersPerRound = 40;
const steps = ['search', 'search-other', 'clear', 'more', 'more', 'refresh', 'leave', 'enter'] as const satisfies readonly AdminStep[];
const endings: Readonly<Record<string, string>> = { COMPLETED: 'succeeded', FAILED: 'failed', CANCELLED: 'cancelled' };

declare global {
  interface Window {
    readonly storm: AdminPage;
  }
}
