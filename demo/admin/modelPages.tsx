import { BranchActions, BranchManagerRoot, DataModelWorkspace, useBranchManager } from '../../src/admin.js';
import { useListParams } from '../../src/data.js';
import type { PageProps } from './pages.js';

export function ModelFilesPage({ deploymentId, guard, address }: PageProps) {
  const branch = address.text('branch');
  const { selected } = useBranchManager({ deploymentId, selectedBranch: branch });
  const selectBranch = (name: string | undefined) => address.change({ branch: name });
  return (
    <DataModelWorkspace
      deploymentId={deploymentId}
      branchName={branch}
      onBranchNameChange={selectBranch}
      head={
        selected && (
          <BranchManagerRoot deploymentId={deploymentId} selectedBranch={branch} onSelectedBranchChange={selectBranch}>
            <BranchActions branch={selected} />
          </BranchManagerRoot>
        )
      }
      openPath={address.text('file') ?? null}
      onOpenPathChange={(file) => address.change({ file })}
      leaveGuard={guard}
      {...useListParams(searchAlone, address.params)}
    />
  );
}

const searchAlone = {};
