import { chatTokenSeconds } from './createChaosSite.js';
import type { ChaosTab } from './openChaosTab.js';
import type { LaneWorld } from './runLane.js';
import type { ActionKind, TurnPlan } from './TurnPlan.js';
import { readRecord } from './threadRecord.js';

/** Does what comes in between while an answer is on its way. */
export function performAction(kind: ActionKind, world: LaneWorld, tab: ChaosTab, plan: TurnPlan): Promise<void> {
  return actions[kind](world, tab, plan);
}

type Action = (world: LaneWorld, tab: ChaosTab, plan: TurnPlan) => Promise<void>;

const actions: Readonly<Record<ActionKind, Action>> = {
  async stop({ stopped }, tab, { question }) {
    stopped.add(question);
    await tab.stop();
  },
  async switch(world, tab, plan) {
    const { threadIds } = world;
    const chatId = await leave(world, tab, plan);
    const other = threadIds.findLast((id) => id !== chatId);
    await tab.show(other);
    if (chatId !== undefined) await tab.show(chatId);
  },
  sleep: (world, tab) => sleep(world, tab, () => world.site.deaden()),
  doze: (world, tab) => sleep(world, tab, () => {}),
  async expiry({ site }) {
    site.jump(sleepMs);
  },
  async remount(world, tab, plan) {
    await leave(world, tab, plan);
    await tab.remount();
  },
  async reload(world, tab, plan) {
    await leave(world, tab, plan);
    await tab.reload();
  },
  async offline({ context }) {
    await context.setOffline(true);
    await context.setOffline(false);
  },
  async queues({ queued }, tab, { question }) {
    await tab.enqueue(queuedQuestion(question));
    queued.add(queuedQuestion(question));
  },
  async 'other-asks'({ tabs }, tab, { question }) {
    const { chatId } = await tab.read();
    const other = tabs.find((each) => each !== tab);
    if (other === undefined || chatId === undefined) return;
    await other.show(chatId);
    await other.ask(`${question}, asked beside it`);
  },
};

/** The question that is queued while `question` is answered. */
export function queuedQuestion(question: string): string {
  return `${question}, asked while it was answered`;
}

async function leave({ site, leftBehind }: LaneWorld, tab: ChaosTab, { question }: TurnPlan): Promise<string | undefined> {
  const { chatId } = await tab.read();
  const record = chatId === undefined ? undefined : await readRecord(site.service, chatId);
  if (!record?.turns.some((turn) => turn.question === question)) leftBehind.add(question);
  return chatId;
}

async function sleep({ site }: LaneWorld, tab: ChaosTab, whileAsleep: () => void): Promise<void> {
  await tab.sleep(sleepMs, () => {
    site.jump(sleepMs);
    whileAsleep();
  });
}

/** Longer than any token lives. */
const sleepMs = (chatTokenSeconds + 60) * 1000;
