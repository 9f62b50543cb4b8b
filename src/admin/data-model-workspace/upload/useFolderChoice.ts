'use client';
import { useEffect, useRef, useState } from 'react';
import { belowFolder, type FolderListing, type HashedFile, type LocalFolder, pickFiles } from '../model/FolderUpload.js';
import { hashFolder } from '../model/hashFolder.js';

/** A folder that the user has chosen, while its files are read and afterwards. */
export type FolderChoice =
  | { readonly kind: 'none' | 'failed' }
  | { readonly kind: 'reading'; readonly done: number; readonly total: number }
  | ({ readonly kind: 'read' } & LocalFolder<HashedFile>);

/** Returns the chosen folder, and a function that reads and chooses one. */
export function useFolderChoice(): readonly [choice: FolderChoice, choose: (reading: Promise<FolderListing>) => Promise<void>] {
  const [choice, setChoice] = useState<FolderChoice>({ kind: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function choose(reading: Promise<FolderListing>): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setChoice({ kind: 'reading', done: 0, total: 0 });
    try {
      const picked = pickFiles(belowFolder(await reading));
      const { files } = picked;
      const onHashed = (done: number) => {
        if (!signal.aborted && (done % shownEvery === 0 || done === files.length))
          setChoice({ kind: 'reading', done, total: files.length });
      };
      const hashed = await hashFolder(files, { signal, onHashed });
      if (signal.aborted) return;
      if (hashed === undefined) return setChoice({ kind: 'failed' });
      setChoice({
        ...picked,
        kind: 'read',
        files: hashed.files,
        refused: [...picked.refused, ...hashed.notText],
        unreadable: [...picked.unreadable, ...hashed.unreadable],
      });
    } catch {
      if (!signal.aborted) setChoice({ kind: 'failed' });
    }
  }

  return [choice, choose];
}

const shownEvery = 20;
