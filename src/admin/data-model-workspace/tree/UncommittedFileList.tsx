'use client';
import { FileMinus, FilePen, FilePlus } from 'lucide-react';
import { useFormats } from '../../../react/language/useFormats.js';
import { Button } from '../../../ui/button/Button.js';
import { Disclosure } from '../../../ui/disclosure/Disclosure.js';
import { ServiceErrorNotice } from '../../../ui/errors/ServiceErrorNotice.js';
import type { IconType } from '../../../ui/icon/Icon.js';
import type { ChangedFile } from '../../shared/branches/useChangedFiles.js';
import { dataModelWidget, useDataModelLabels } from '../dataModelWidget.js';
import { foldersAbove } from '../model/filePath.js';

/** The files that differ from the last commit, which open their differences. Renders a `<div>`, or nothing if all is committed. */
export function UncommittedFileList() {
  const { changes: words, marks } = useDataModelLabels();
  const { number } = useFormats();
  const get = dataModelWidget.useGet();
  const { files, error, isPending } = dataModelWidget.useSelector(({ model: { changed } }) => ({
    files: changed.files,
    error: changed.error,
    isPending: changed.isPending,
  }));
  if (error !== undefined) {
    const retry = { run: () => get().model.changed.refetch(), isBusy: isPending };
    return <ServiceErrorNotice role="status" error={error} title={words.failed} retry={retry} />;
  }
  if (files === undefined || files.length === 0) return null;
  return (
    <Disclosure summary={words.heading(files.length, number(files.length))} defaultOpen={files.length <= openUpTo}>
      <ul className="parley-plain-list parley-scroll">
        {files.map(({ path, change }) => (
          <li key={path}>
            <Button
              icon={icons[change]}
              variant="quiet"
              size="small"
              className="parley-uncommitted-file"
              onClick={() => get().model.open(path, 'inline')}
            >
              <span className="parley-clip parley-fill" title={path}>
                <bdi dir="ltr">{path.slice(path.lastIndexOf('/') + 1)}</bdi>{' '}
                <bdi dir="ltr" className="parley-caption">
                  {foldersAbove(path).at(-1)}
                </bdi>
              </span>
              <span className="parley-caption">{marks[change]}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

const openUpTo = 8;
const icons: Readonly<Record<ChangedFile['change'], IconType>> = { added: FilePlus, changed: FilePen, removed: FileMinus };
