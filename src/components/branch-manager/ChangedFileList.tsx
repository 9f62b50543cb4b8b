'use client';
import { FileMinus, FilePen, FilePlus, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ChangedFile } from '../../hooks/branch-manager/changedFiles.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { partClass } from '../primitives/partClass.js';

export interface ChangedFileListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  files: readonly ChangedFile[];
}

/** Files that differ from the last commit, each with what became of it. Renders a `<ul>`. */
export function ChangedFileList({ files, className, ...props }: ChangedFileListProps) {
  const { changes } = useAdminLabels().branches;
  return (
    <ul data-slot="changed-files" className={partClass('changed-files', className)} {...props}>
      {files.map(({ path, change }) => {
        const Icon = icons[change];
        return (
          <li key={path} data-change={change}>
            <Icon aria-hidden="true" size={16} strokeWidth={1.5} />
            <code dir="ltr">{path}</code>
            <span className="parley-changed-file-word">{changes[change]}</span>
          </li>
        );
      })}
    </ul>
  );
}

const icons: Readonly<Record<ChangedFile['change'], LucideIcon>> = { added: FilePlus, changed: FilePen, removed: FileMinus };
