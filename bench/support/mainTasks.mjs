const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const cpuMs = ({ dur = 0, tdur = dur }) => tdur / 1000;

/** The processor time of each task of the busiest page thread, in milliseconds, independent of other load. */
export function mainTasksMs(traceEvents) {
  return mainTasks(traceEvents).map(cpuMs);
}

/** The processor time of the busiest page thread in each sixtieth of a second, in milliseconds. */
export function perFrameMs(traceEvents) {
  const tasks = mainTasks(traceEvents);
  const startUs = Math.min(...tasks.map(({ ts }) => ts));
  const frames = [];
  for (const task of tasks) {
    const frame = Math.floor((task.ts - startUs) / (1e6 / 60));
    frames[frame] = (frames[frame] ?? 0) + cpuMs(task);
  }
  return Array.from(frames, (ms) => ms ?? 0);
}

/** Tasks of the timeline alone: other categories record the same tasks under other names. */
function mainTasks(traceEvents) {
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasksOf = ({ pid, tid }) => traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.name === 'RunTask');
  return mains.map(tasksOf).sort((one, other) => sum(other.map(cpuMs)) - sum(one.map(cpuMs)))[0] ?? [];
}
