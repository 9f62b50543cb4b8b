/** The processor time of each task of the busiest page thread, in milliseconds, independent of other load. */
export function mainTasksMs(traceEvents) {
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasksOf = ({ pid, tid }) =>
    traceEvents
      .filter((event) => event.pid === pid && event.tid === tid && /RunTask/.test(event.name))
      .map(({ dur = 0, tdur = dur }) => tdur / 1000);
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  return mains.map(tasksOf).sort((one, other) => sum(other) - sum(one))[0] ?? [];
}
