'use client';
import { FolderUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button/Button.js';
import { useDataModelLabels } from '../dataModelWidget.js';
import type { FolderListing } from '../model/FolderUpload.js';
import { droppedEntries, readDroppedFolder } from '../model/readDroppedFolder.js';

export interface FolderDropProps {
  /** True if a folder was chosen before. */
  hasFolder: boolean;
  isDisabled: boolean;
  /** Called with the files of the folder. */
  onFolder: (reading: Promise<FolderListing>) => void;
}

/** Takes a dropped folder, or lets the user choose one. Renders a `<div>`. */
export function FolderDrop({ hasFolder, isDisabled, onFolder }: FolderDropProps) {
  const { upload: words } = useDataModelLabels();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
    // The same folder can be chosen again after a change.
    currentTarget.value = '';
    if (files.length > 0) onFolder(Promise.resolve({ files, unreadable: [], isCut: false }));
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (isDisabled) return;
    const entries = droppedEntries(event.dataTransfer);
    if (entries.length > 0) onFolder(readDroppedFolder(entries));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      data-state={isOver ? 'over' : 'idle'}
      className="parley-folder-drop parley-line"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input ref={input} type="file" {...wholeFolders} multiple hidden aria-label={words.choose} onChange={take} />
      <Button icon={FolderUp} disabled={isDisabled} onClick={() => input.current?.click()}>
        {hasFolder ? words.chooseAnother : words.choose}
      </Button>
      <span className="parley-note">{words.drop}</span>
    </div>
  );
}

/** Missing from React's types. */
const wholeFolders = { webkitdirectory: '' };
