import type { PersonalMemory } from '../../../data/memory/createPersonalMemory.js';
import { createIdentityRecord, type KeyValueStorage } from '../../../data/memory/identityRecord.js';
import type { FileEdit } from './fileEdits.js';

/** Unsaved edits that survive a reload, by deployment. Erased when another user signs in. */
export interface FileDrafts {
  enter(identity: string): void;
  read(deploymentId: number): readonly FileEdit[];
  /** Stores what changed from `before` to `now`. Edits of other tabs stay. */
  write(deploymentId: number, before: readonly FileEdit[], now: readonly FileEdit[]): void;
}

/** Returns the drafts that all widgets of a provider share. */
export function fileDraftsOf(memory: PersonalMemory): FileDrafts {
  const known = draftsOfMemories.get(memory);
  if (known !== undefined) return known;
  const drafts = createFileDrafts(memory.lasting);
  memory.onIdentity(drafts.enter);
  draftsOfMemories.set(memory, drafts);
  return drafts;
}

const draftsOfMemories = new WeakMap<PersonalMemory, FileDrafts>();

/** If not all text fits, the most recently begun edits are stored. The others last until the page is closed. */
export function createFileDrafts(storage: KeyValueStorage | undefined): FileDrafts {
  const record = createIdentityRecord<readonly StoredEdit[]>({
    key: 'parley:data-model-edits',
    storage,
    empty: [],
    parse,
    merge: (stored, written) => joined(stored, written),
  });
  return {
    enter: (identity) => void record.enter(identity),
    read: (deploymentId) => record.read().flatMap(({ deploymentId: id, ...edit }) => (id === deploymentId ? [edit] : [])),
    write(deploymentId, before, now) {
      const gone = before.filter((edit) => !now.some((other) => isSameFile(edit, other)));
      const changed = now.filter((edit) => !before.includes(edit) && edit.text !== edit.base);
      const over = now.filter((edit) => !before.includes(edit) && edit.text === edit.base);
      if (gone.length + changed.length + over.length === 0) return;
      const removed = [...gone, ...over];
      record.update((all) =>
        joined(
          all.filter((edit) => edit.deploymentId !== deploymentId || !removed.some((other) => isSameFile(edit, other))),
          changed.map((edit) => ({ ...edit, deploymentId })),
        ),
      );
    },
  };
}

interface StoredEdit extends FileEdit {
  readonly deploymentId: number;
}

function joined(stored: readonly StoredEdit[], written: readonly StoredEdit[]): readonly StoredEdit[] {
  const others = stored.filter((edit) => !written.some((other) => other.deploymentId === edit.deploymentId && isSameFile(edit, other)));
  let length = 0;
  return [...written, ...others].slice(0, maxEdits).filter(({ base, text }) => {
    const isFitting = length + base.length + text.length <= maxCharacters;
    if (isFitting) length += base.length + text.length;
    return isFitting;
  });
}

function isSameFile(one: FileEdit, other: FileEdit): boolean {
  return one.path === other.path && one.branchName === other.branchName;
}

/** Reads the stored value, which can be anything. */
function parse(value: unknown): readonly StoredEdit[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { deploymentId, branchName, path, base, text } = entry as Readonly<Record<string, unknown>>;
    const isEdit = [branchName, path, base, text].every((part) => typeof part === 'string') && typeof deploymentId === 'number';
    // Checked above.
    return isEdit ? [{ deploymentId, branchName, path, base, text } as StoredEdit] : [];
  });
}

const maxEdits = 50;
const maxCharacters = 1_000_000;
