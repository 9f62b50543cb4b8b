import type { CDPSession } from 'playwright';

/**
 * Bytes that the scripts of a page hold after everything that can be collected was. Compiled code is left out, which grows as
 * long as ever more of it is worth compiling, and so are the browser's own objects, among them its records for developers.
 */
export async function measureHeap(session: CDPSession): Promise<number> {
  // What the first round finalizes, the second collects.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { snapshot, nodes } = await takeSnapshot(session);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typePosition, sizePosition] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let start = 0; start < nodes.length; start += fields.length) {
    const type = types[0][nodes[start + typePosition] ?? 0] ?? '';
    if (!leftOut.has(type)) bytes += nodes[start + sizePosition] ?? 0;
  }
  return bytes;
}

const leftOut: ReadonlySet<string> = new Set(['code', 'native']);

async function takeSnapshot(session: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  return JSON.parse(chunks.join(''));
}

/** The format that the developer tools of Chromium save. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[], ...unknown[]] };
  };
  /** So many numbers for each object as there are fields. */
  readonly nodes: readonly number[];
}
