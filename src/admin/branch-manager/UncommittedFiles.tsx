'use client';
import { FileMinus, FilePen, FilePlus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFormats } from '../../react/language/useFormats.js';
import { Disclosure } from '../../ui/disclosure/Disclosure.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { Icon, type IconType } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import type { ChangedFile } from '../shared/branches/useChangedFiles.js';
import { branchManagerWidget, useBranchLabels } from './branchManagerWidget.js';

/** The uncommitted files on the branch of the user's dev mode. Renders a `<div>`, or nothing if all is committed. */
export function UncommittedFiles() {
  const { changes: words } = useBranchLabels();
  const { number } = useFormats();
  const get = branchManagerWidget.useGet();
  const { files, error, isPending } = branchManagerWidget.useSelector(({ model: { changed } }) => ({
    files: changed.files,
    error: changed.error,
    isPending: changed.isPending,
  }));
  if (error !== undefined) {
    const retry = { run: () => get().model.changed.refetch(), isBusy: isPending };
    return <ServiceErrorNotice role="status" error={error} title={words.notRead} retry={retry} />;
  }
  if (files === undefined) return <Skeleton lines={1} />;
  if (files.length === 0) return null;
  return (
    <Disclosure summary={words.count(files.length, number(files.length))} defaultOpen={files.length <= openUpTo}>
      <ChangedFileList files={files} />
    </Disclosure>
  );
}

const openUpTo = 8;

export interface ChangedFileListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The files, in the order to show them. */
  files: readonly ChangedFile[];
}

/** The files that differ from the last commit, each with its kind of change. Renders a `<ul>`. */
export function ChangedFileList({ files, className, ...props }: ChangedFileListProps) {
  const { changes } = useBranchLabels();
  return (
    <ul data-slot="changed-files" className={partClass('changed-files parley-plain-list parley-scroll', className)} {...props}>
      {files.map(({ path, change }) => {
        const icon = icons[change];
        return (
          <li key={path} data-change={change} className="parley-remark">
            <Icon of={icon} className={colors[change]} />
            <code dir="ltr" className="parley-code">
              {path}
            </code>
            <span className="parley-caption parley-fixed parley-to-end">{changes[change]}</span>
          </li>
        );
      })}
    </ul>
  );
}

const colors: Readonly<Record<ChangedFile['change'], string>> = {
  added: 'parley-success',
  changed: 'parley-muted',
  removed: 'parley-danger',
};

const icons: Readonly<Record<ChangedFile['change'], IconType>> = { added: FilePlus, changed: FilePen, removed: FileMinus };
