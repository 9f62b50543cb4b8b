'use client';
import { useFormats } from '../../react/useFormats.js';
import { useLabels } from '../../react/useLabels.js';
import { Button } from '../../ui/button/Button.js';
import { Disclosure } from '../../ui/disclosure/Disclosure.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { branchManagerWidget } from './branchManagerWidget.js';
import { ChangedFileList } from './ChangedFileList.js';
import { useBranchLabels } from './useBranchLabels.js';

/** The uncommitted files on the branch of the user's dev mode. Renders a `<div>`, or nothing if all is committed. */
export function UncommittedFiles() {
  const { changes: words } = useBranchLabels();
  const { common } = useLabels();
  const { number } = useFormats();
  const get = branchManagerWidget.useGet();
  const { files, error, isPending } = branchManagerWidget.use(({ model: { changed } }) => ({
    files: changed.files,
    error: changed.error,
    isPending: changed.isPending,
  }));
  if (error !== undefined) {
    return (
      <ServiceErrorNotice role="status" error={error} title={words.notRead}>
        {(isWaiting) => (
          <Button size="small" isBusy={isPending} isBlocked={isWaiting} onClick={() => get().model.changed.refetch()}>
            {common.retry}
          </Button>
        )}
      </ServiceErrorNotice>
    );
  }
  if (files === undefined) return <Skeleton lines={1} />;
  if (files.length === 0) return null;
  return (
    <Disclosure
      summary={words.count(files.length, number(files.length))}
      defaultOpen={files.length <= openUpTo}
      className="parley-branch-changes"
    >
      <ChangedFileList files={files} />
    </Disclosure>
  );
}

const openUpTo = 8;
