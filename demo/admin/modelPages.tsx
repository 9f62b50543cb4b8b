import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { BranchActions, BranchManagerRoot, Button, DataModelWorkspace, useBranchManager } from '../../src/admin.js';
import { useListParams } from '../../src/data.js';
import { ChatPanel, ChatSidebar } from '../../src/index.js';
import type { PageProps } from './pages.js';
import { ShopChat } from './ShopChat.js';

/** The files of a branch, and a chat that is answered from them. */
export function ModelFilesPage({ deploymentId, guard, address, words }: PageProps) {
  const [isAsking, setAsking] = useState(false);
  const branch = address.text('branch');
  const { selected, defaultBranch } = useBranchManager({ deploymentId, selectedBranch: branch });
  const selectBranch = (name: string | undefined) => address.change({ branch: name });
  // Only the first deployment has a warehouse.
  const canAsk = deploymentId === 1 && selected !== undefined;
  return (
    <>
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
        toolbar={
          canAsk && (
            <Button icon={MessageCircle} aria-expanded={isAsking} onClick={() => setAsking(!isAsking)} {...words.attributes}>
              {words.askBranch}
            </Button>
          )
        }
        openPath={address.text('file') ?? null}
        onOpenPathChange={(file) => address.change({ file })}
        leaveGuard={guard}
        {...useListParams(searchAlone, address.params)}
      />
      {canAsk && (
        <ShopChat>
          <ChatSidebar launcher={false} open={isAsking} onOpenChange={setAsking}>
            <ChatPanel
              key={selected.name}
              heading={selected.name}
              branch={{ name: selected.name, isDefault: selected.name === defaultBranch }}
              rememberThread={false}
            />
          </ChatSidebar>
        </ShopChat>
      )}
    </>
  );
}

const searchAlone = {};
