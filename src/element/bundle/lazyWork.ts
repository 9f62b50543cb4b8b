// Replaces `chat/store/session/work` in the element's first load: see vite.config.ts. Each function loads the original and calls it.
import type { Activity, ChatCore } from '../../chat/store/session/ChatCore.js';
import { asChatError } from '../../chat/store/session/connectionLoss.js';
import { fail, finish } from '../../chat/store/session/finish.js';
import { type Answering, loadAnswering, loaded } from './loadAnswering.js';

/** If the code cannot be loaded, the question fails with a connection error and can be retried. */
export async function answer(...[core, activity, ...rest]: Parameters<Answering['answer']>): Promise<void> {
  const work = loaded ?? (await load(activity, (error) => fail(core, activity, error)));
  await work?.answer(core, activity, ...rest);
}

/** If the code cannot be loaded, the thread shows the error and offers to retry. */
export async function readAndFollow(...[core, activity, ...rest]: Parameters<Answering['readAndFollow']>): Promise<void> {
  const end = (error: Parameters<typeof fail>[2]) => {
    core.cell.set({ isLoading: false });
    finish(core, activity, 'error', error);
  };
  const work = loaded ?? (await load(activity, end));
  await work?.readAndFollow(core, activity, ...rest);
}

/** Does nothing before the code is loaded: no thread has been read yet. */
export async function refresh(core: ChatCore): Promise<void> {
  await loaded?.refresh(core);
}

/** Does nothing before the code is loaded: no answer is known to be in progress. */
export async function awaitFreeThread(core: ChatCore): Promise<void> {
  await loaded?.awaitFreeThread(core);
}

/** If the code cannot be loaded, there is no answer to stop. */
export async function stop(core: ChatCore): Promise<void> {
  if (core.activity !== undefined) await (loaded ?? (await loadAnswering().catch(() => undefined)))?.stop(core);
}

/** If the code cannot be loaded, no answer is known to be in progress. */
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
