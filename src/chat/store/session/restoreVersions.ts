import { maxVersions } from '../memory/turnVersions.js';
import type { ChatCore } from './ChatCore.js';

/** Adds the remembered versions of turns to those of this page. */
export async function restoreVersions({ cell, options }: ChatCore): Promise<void> {
  const remembered = (await options.versions?.all()) ?? [];
  const { replaced } = cell.state;
  if (remembered.every(([turnId]) => replaced.has(turnId))) return;
  cell.set({ replaced: new Map([...new Map([...remembered, ...replaced])].slice(-maxVersions)) });
}
