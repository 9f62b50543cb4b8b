'use client';
import { FileMinus, FilePen, FilePlus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon, type IconType } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import type { ChangedFile } from './model/changedFiles.js';
import { useBranchLabels } from './useBranchLabels.js';

export interface ChangedFileListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The files, in the order to show them. */
  files: readonly ChangedFile[];
}

/** The files that differ from the last commit, each with its kind of change. Renders a `<ul>`. */
export function ChangedFileList({ files, className, ...props }: ChangedFileListProps) {
  const { changes } = useBranchLabels();
  return (
    <ul data-slot="changed-files" className={partClass('changed-files', className)} {...props}>
      {files.map(({ path, change }) => {
        const icon = icons[change];
        return (
          <li key={path} data-change={change}>
            <Icon of={icon} />
            <code dir="ltr">{path}</code>
            <span className="parley-changed-file-word">{changes[change]}</span>
          </li>
        );
      })}
    </ul>
  );
}

const icons: Readonly<Record<ChangedFile['change'], IconType>> = { added: FilePlus, changed: FilePen, removed: FileMinus };
