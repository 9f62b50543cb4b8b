'use client';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { useFormats } from '../../react/useFormats.js';
import { useLabels } from '../../react/useLabels.js';
import { Button } from '../../ui/button/Button.js';
import { Disclosure } from '../../ui/disclosure/Disclosure.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { useBranchManagerContext } from './BranchManagerContext.js';
import { ChangedFileList } from './ChangedFileList.js';

/** What is not committed on the branch of dev mode; nothing where all is. Renders a `<div>`. */
export function UncommittedFiles() {
  const { changes: words } = useAdminLabels().branches;
  const { common } = useLabels();
  const { number } = useFormats();
  const { changed } = useBranchManagerContext().manager;
  const { files, error, isPending, refetch: refresh } = changed;
  if (error !== undefined) {
    return (
      <ServiceErrorNotice role="status" error={error} title={words.notRead}>
        {(isWaiting) => (
          <Button size="small" isBusy={isPending} isBlocked={isWaiting} onClick={refresh}>
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
