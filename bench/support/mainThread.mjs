import { mainTasksMs, perFrameMs } from './mainTasks.mjs';

/**
 * The work of a page's main thread while `work` ran: processor time in milliseconds from the browser's counters,
 * which exclude other load of the machine, and heap and nodes after a garbage collection.
 */
export async function watchMainThread(page, work) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('HeapProfiler.collectGarbage');
  const before = await readCounters(devtools);
  const result = await work();
  const after = await readCounters(devtools);
  await devtools.send('HeapProfiler.collectGarbage');
  const settled = await readCounters(devtools);
  await devtools.detach();
  const spentMs = (name) => (after[name] - before[name]) * 1000;
  return {
    result,
    mainMs: spentMs('TaskDuration'),
    scriptMs: spentMs('ScriptDuration'),
    layoutMs: spentMs('LayoutDuration') + spentMs('RecalcStyleDuration'),
    heapMb: (settled.JSHeapUsedSize - before.JSHeapUsedSize) / 1e6,
    nodes: settled.Nodes - before.Nodes,
  };
}

async function readCounters(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

const traceCategories = ['toplevel', 'disabled-by-default-devtools.timeline'];

/** The processor time in milliseconds of each main thread task while `work` ran. */
export async function traceTasks(browser, page, work) {
  return mainTasksMs(await trace(browser, page, work));
}

/** The processor time in milliseconds of all main thread tasks of each frame while `work` ran. */
export async function traceFrames(browser, page, work) {
  return perFrameMs(await trace(browser, page, work));
}

async function trace(browser, page, work) {
  await browser.startTracing(page, { categories: traceCategories });
  await work();
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents;
}
