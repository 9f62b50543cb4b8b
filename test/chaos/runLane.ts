import type { Browser, BrowserContext } from 'playwright';
import { pageHtml } from './buildPages.js';
import type { ShownThread } from './ChaosPage.js';
import { compareThreads } from './compareThreads.js';
import { type ChaosAgent, createChaosAgent } from './createChaosAgent.js';
import { type ChaosSite, createChaosSite, type ServeFile } from './createChaosSite.js';
import { drawTurn } from './drawTurn.js';
import type { LaneDefinition } from './lanes.js';
import { type ChaosTab, hasChat, openChaosTab } from './openChaosTab.js';
import { performAction, queuedQuestion } from './performAction.js';
import type { TurnPlan } from './TurnPlan.js';
import { readRecord, type ThreadRecord } from './threadRecord.js';

/** Runs the turns of one lane, one after the other. */
export async function runLane(browser: Browser, lane: LaneDefinition, options: LaneOptions): Promise<LaneReport> {
  const { seed, from, turns, serve, isLate, onTurn, onEnd } = options;
  const agent = createChaosAgent();
  const site = await createChaosSite({ agent, serve: (path) => (path === '/' ? html(lane, site) : serve(path)) });
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    const tabs: ChaosTab[] = [];
    for (let tab = 0; tab < lane.pages; tab += 1) tabs.push(await openChaosTab(context, site.origin));
    const world: LaneWorld = {
      site,
      agent,
      tabs,
      context,
      threadIds: [],
      stopped: new Set(),
      leftBehind: new Set(),
      queued: new Set(),
      blindRetries: new Map(),
    };
    const failures: TurnFailure[] = [];
    let turn = from;
    for (; turn < from + turns && failures.length < mostFailures && !isLate(); turn += 1) {
      const plan = drawTurn({ seed, lane: lane.name, turn, pages: lane.pages, actions: lane.actions });
      const differences = await runTurn(world, plan).catch((error: unknown) => [String(error)]);
      if (differences.length > 0) {
        failures.push({ lane: lane.name, plan, differences: [...differences, await describeScreen(world, plan)] });
        await startAnew(world);
      }
      await onTurn({ lane: lane.name, turn, tabs, failure: differences.length > 0 ? failures.at(-1) : undefined });
    }
    await onEnd({ lane: lane.name, turn: turn - 1, tabs });
    return { failures };
  } finally {
    await context.close();
    await site.close();
  }
}

export interface LaneOptions {
  readonly seed: number;
  readonly from: number;
  readonly turns: number;
  readonly serve: ServeFile;
  /** Once it is, no further turn begins. */
  readonly isLate: () => boolean;
  readonly onTurn: (turn: TurnEnd) => Promise<void> | void;
  readonly onEnd: (end: LaneEnd) => Promise<void> | void;
}

export interface LaneEnd {
  readonly lane: string;
  /** The last one that ran. */
  readonly turn: number;
  readonly tabs: readonly ChaosTab[];
}

export interface TurnEnd extends LaneEnd {
  readonly failure: TurnFailure | undefined;
}

export interface TurnFailure {
  readonly lane: string;
  readonly plan: TurnPlan;
  readonly differences: readonly string[];
}

export interface LaneReport {
  readonly failures: readonly TurnFailure[];
}

/** What the turns of a lane share. */
export interface LaneWorld {
  readonly site: ChaosSite;
  readonly agent: ChaosAgent;
  readonly tabs: readonly ChaosTab[];
  readonly context: BrowserContext;
  /** Threads to come back to, the latest last. */
  readonly threadIds: string[];
  /** Questions whose answer was stopped and not read again since. */
  readonly stopped: Set<string>;
  /** Questions that were left before the service had them or had named their thread: nothing leads back to them. */
  readonly leftBehind: Set<string>;
  /** Questions that were queued during an answer. */
  readonly queued: Set<string>;
  /** How often a question was sent again while nobody knew its thread. */
  readonly blindRetries: Map<string, number>;
}

function html(lane: LaneDefinition, site: ChaosSite): Response {
  return new Response(pageHtml(lane.subject, site.service), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

async function runTurn(world: LaneWorld, plan: TurnPlan): Promise<readonly string[]> {
  const { site, tabs } = world;
  const tab = tabs[plan.asker];
  if (tab === undefined) throw new Error(`There is no tab ${plan.asker}.`);
  site.service.faults = {};
  await goTo(world, tab, plan.place);

  site.requestFaults = [...plan.requestFaults];
  site.tokenFaults = [...plan.tokenFaults];
  site.service.faults = plan.serviceFaults;
  const acted = { isDone: Promise.resolve() };
  if (plan.action !== undefined) {
    const { kind, afterLines } = plan.action;
    site.holdAfter(afterLines, () => {
      acted.isDone = performAction(kind, world, tab, plan);
      return acted.isDone;
    });
  }
  await tab.ask(plan.question);
  await settle(world, tab, plan).catch((error: unknown) => {
    // A reload takes the script of the page with it.
    if (plan.action?.kind !== 'reload') throw error;
  });
  if (plan.action !== undefined) {
    await acted.isDone;
    await settle(world, tab, plan);
  }
  site.holdAfter(Number.POSITIVE_INFINITY, async () => {});
  site.requestFaults = [];
  site.tokenFaults = [];
  site.service.faults = {};
  return [...(await checkThread(world, tab, plan)), ...checkQuestions(world, plan), ...(await checkPages(world))];
}

async function describeScreen({ tabs, site }: LaneWorld, { asker, question }: TurnPlan): Promise<string> {
  const shown = await tabs[asker]?.read().catch(() => undefined);
  const turns = shown?.turns.map((turn) => `${turn.question}: ${turn.state}`);
  return `on screen: ${JSON.stringify({ ...shown, turns })}; asked after ${site.questions.describe(question).join(', after ')}`;
}

async function goTo({ threadIds }: LaneWorld, tab: ChaosTab, place: TurnPlan['place']): Promise<void> {
  const { chatId, turns } = await tab.read();
  const earlier = threadIds.findLast((id) => id !== chatId);
  const isLong = turns.length >= longestThread;
  if (place === 'earlier' && earlier !== undefined && !isLong) await tab.show(earlier);
  else if (place === 'new' || isLong) await tab.show(undefined);
}

async function settle({ blindRetries }: LaneWorld, tab: ChaosTab, { question, whenBusy }: TurnPlan): Promise<void> {
  const settled = await tab.settle(whenBusy);
  blindRetries.set(question, (blindRetries.get(question) ?? 0) + settled.blindRetries);
}

async function checkThread(world: LaneWorld, tab: ChaosTab, plan: TurnPlan): Promise<readonly string[]> {
  const { stopped, leftBehind, tabs } = world;
  const { question, serviceFaults } = plan;
  // A refusal to stop may come after the answer.
  if (plan.action !== undefined) await tab.settle('watch');
  const shown = await tab.read();
  const isExcused = stopped.has(question) || leftBehind.has(question);
  const isShown = shown.turns.some((turn) => turn.question === question);
  if (shown.chatId === undefined) return isExcused ? [] : [`"${question}" is in no thread`];
  remember(world, shown.chatId);
  const differences = isShown || isExcused ? [] : [`"${question}" is not on screen`];
  const waiting = queuedQuestion(question);
  if (world.queued.has(waiting) && !shown.turns.some((turn) => turn.question === waiting)) differences.push(`"${waiting}" was never asked`);
  // A tab need not have heard of what was asked in another one, until it reads the thread again.
  const isPart = tabs.length > 1;
  differences.push(...(await compare(world, shown, { isPart })));
  // A question whose run failed stands further down at the service once it was asked again.
  const others = serviceFaults.errorAfterEventsOnce === undefined ? tabs.filter((each) => each !== tab) : [];
  for (const other of others) differences.push(...labelled('in the other tab: ', await differencesIn(world, other, { isPart })));
  const isReadAgain = stopped.size > 0 || plan.isReadAgain;
  stopped.clear();
  for (const each of isReadAgain ? tabs : []) differences.push(...labelled('read again: ', await differencesAfterReading(world, each)));
  return differences;
}

async function differencesAfterReading(world: LaneWorld, tab: ChaosTab): Promise<readonly string[]> {
  await tab.remount();
  return differencesIn(world, tab, { isPart: false });
}

async function differencesIn(world: LaneWorld, tab: ChaosTab, options: CompareOptions): Promise<readonly string[]> {
  await tab.settle('watch');
  return compare(world, await tab.read(), options);
}

async function compare(world: LaneWorld, shown: ShownThread, { isPart }: CompareOptions): Promise<readonly string[]> {
  if (shown.chatId === undefined) return [];
  const record = await readWhenOver(world, shown.chatId);
  return [...compareThreads(shown, record, { isPart, stopped: world.stopped }), ...shown.errors.map((kind) => `an error is left: ${kind}`)];
}

interface CompareOptions {
  /** Turns may be missing that another tab has asked. */
  readonly isPart: boolean;
}

function labelled(place: string, differences: readonly string[]): readonly string[] {
  return differences.map((text) => place + text);
}

function remember({ threadIds }: LaneWorld, chatId: string): void {
  const position = threadIds.indexOf(chatId);
  if (position !== -1) threadIds.splice(position, 1);
  threadIds.push(chatId);
  threadIds.splice(0, Math.max(0, threadIds.length - mostThreads));
}

/** A run whose reader has left still comes to its end. */
async function readWhenOver({ site: { service } }: LaneWorld, chatId: string): Promise<ThreadRecord> {
  for (;;) {
    const record = await readRecord(service, chatId);
    if (!record.isStreaming) return record;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function checkQuestions({ agent, site, blindRetries, queued }: LaneWorld, plan: TurnPlan): readonly string[] {
  const { question, serviceFaults, requestFaults, action } = plan;
  // A reload forgets what the page had pressed before.
  const retries = action?.kind === 'reload' ? requestFaults.length : (blindRetries.get(question) ?? 0);
  const mostRuns = 1 + retries + (serviceFaults.errorAfterEventsOnce?.length ?? 0);
  const asked = queued.has(queuedQuestion(question)) ? [question, queuedQuestion(question)] : [question];
  const tooOften = asked.flatMap((each) => {
    const runs = agent.runs.get(each) ?? 0;
    return runs > mostRuns ? [`the service was asked "${each}" ${runs} times, and should have been at most ${mostRuns} times`] : [];
  });
  return [...tooOften, ...site.questions.takeConfusions()];
}

async function checkPages({ tabs }: LaneWorld): Promise<readonly string[]> {
  return (await Promise.all(tabs.map((tab) => tab.takeFaults()))).flat();
}

/** After a failure the next turns begin where nothing of it is left. */
async function startAnew({ site, tabs, threadIds, stopped }: LaneWorld): Promise<void> {
  site.requestFaults = [];
  site.tokenFaults = [];
  site.service.faults = {};
  site.holdAfter(Number.POSITIVE_INFINITY, async () => {});
  threadIds.length = 0;
  stopped.clear();
  for (const { page } of tabs) {
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await hasChat(page);
  }
}

const longestThread = 8;
const mostThreads = 6;
const mostFailures = 10;
