import type { CDPSession } from 'playwright';

/** Bytes of a page's heap that are in use after everything that can be collected was. */
export async function measureHeap(session: CDPSession): Promise<number> {
  // What the first round finalizes, the second collects.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
