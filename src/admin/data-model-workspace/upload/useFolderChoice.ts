'use client';
import { useEffect, useRef, useState } from 'react';
import { belowFolder, type HashedFile, type LocalFile, pickFiles } from '../model/FolderUpload.js';
import { hashFolder } from '../model/hashFolder.js';

/** A folder that the user has chosen, while its files are read and afterwards. */
export type FolderChoice =
  | { readonly kind: 'none' | 'failed' }
  | { readonly kind: 'reading'; readonly done: number; readonly total: number }
  | {
      readonly kind: 'read';
      readonly files: readonly HashedFile[];
      /** The number of hidden and installed files that are left out. */
      readonly ignoredCount: number;
      /** Files that cannot be part of a data model. */
      readonly refused: readonly string[];
      readonly isCut: boolean;
    };

/** Returns the chosen folder, and a function that reads and chooses one. */
export function useFolderChoice(): readonly [choice: FolderChoice, choose: (reading: Promise<readonly LocalFile[]>) => Promise<void>] {
  const [choice, setChoice] = useState<FolderChoice>({ kind: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function choose(reading: Promise<readonly LocalFile[]>): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setChoice({ kind: 'reading', done: 0, total: 0 });
    try {
      const { files, ignoredCount, refused, isCut } = pickFiles(belowFolder(await reading));
      const onHashed = (done: number) => {
        if (!signal.aborted && (done % shownEvery === 0 || done === files.length))
          setChoice({ kind: 'reading', done, total: files.length });
      };
      const hashed = await hashFolder(files, { signal, onHashed });
      if (signal.aborted) return;
      if (hashed === undefined) return setChoice({ kind: 'failed' });
      setChoice({ kind: 'read', files: hashed.files, ignoredCount, refused: [...refused, ...hashed.notText], isCut });
    } catch {
      // A file changed or disappeared while it was read.
      if (!signal.aborted) setChoice({ kind: 'failed' });
    }
  }

  return [choice, choose];
}

const shownEvery = 20;
