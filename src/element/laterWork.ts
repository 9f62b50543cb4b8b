// Replaces `chat/store/session/work` in what the element loads first: see vite.config.ts.
import type { Activity, ChatCore } from '../chat/store/session/ChatCore.js';
import { asChatError } from '../chat/store/session/connectionLoss.js';
import { fail, finish } from '../chat/store/session/finish.js';
import { type Answering, loadAnswering, loaded } from './loadAnswering.js';

/** A question whose code cannot be loaded has failed like one without a connection, so that it can be asked again. */
export async function answer(...[core, activity, ...rest]: Parameters<Answering['answer']>): Promise<void> {
  const work = loaded ?? (await load(activity, (error) => fail(core, activity, error)));
  await work?.answer(core, activity, ...rest);
}

/** Likewise for a thread to be read. */
export async function readAndFollow(...[core, activity, ...rest]: Parameters<Answering['readAndFollow']>): Promise<void> {
  const end = (error: Parameters<typeof fail>[2]) => {
    core.cell.set({ isLoading: false });
    finish(core, activity, 'error', error);
  };
  const work = loaded ?? (await load(activity, end));
  await work?.readAndFollow(core, activity, ...rest);
}

/** Nothing is read again before something was read. */
export async function refresh(core: ChatCore): Promise<void> {
  await loaded?.refresh(core);
}

/** Likewise. */
export async function awaitFreeThread(core: ChatCore): Promise<void> {
  await loaded?.awaitFreeThread(core);
}

/** If it cannot be loaded, neither can what it would stop. */
export async function stop(core: ChatCore): Promise<void> {
  if (core.activity !== undefined) await (loaded ?? (await loadAnswering().catch(() => undefined)))?.stop(core);
}

/** Likewise. */
export async function stopElsewhere(core: ChatCore): Promise<void> {
  await (loaded ?? (await loadAnswering().catch(() => undefined)))?.stopElsewhere(core);
}

/** Returns `undefined` if the activity was left in the meantime, or if loading has failed. */
async function load(activity: Activity, onError: (error: ReturnType<typeof asChatError>) => void): Promise<Answering | undefined> {
  try {
    const work = await loadAnswering();
    return activity.signal.aborted ? undefined : work;
  } catch (error) {
    if (!activity.signal.aborted) onError(asChatError(error));
    return undefined;
  }
}
