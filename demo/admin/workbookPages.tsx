import { useId } from 'react';
import {
  SegmentedControl,
  SharedWorkspace,
  tabPanelProps,
  useWorkbookLabels,
  WorkbookManager,
  workbookManagerParams,
} from '../../src/admin.js';
import { useListParams } from '../../src/data.js';
import type { PageProps } from './pages.js';

/** All workbooks of the deployment, or what is shared with embed users. */
export function WorkbooksPage(props: PageProps) {
  const { address } = props;
  const { caption, shared } = useWorkbookLabels();
  const panelId = useId();
  const list = address.text('list') === 'shared' ? 'shared' : 'all';
  return (
    <>
      <SegmentedControl
        label={caption}
        options={[
          { value: 'all', label: caption },
          { value: 'shared', label: shared.caption },
        ]}
        value={list}
        onValueChange={(next) =>
          address.change({ list: next === 'all' ? undefined : next, workbook: undefined, folderId: undefined, search: undefined })
        }
        panelId={panelId}
      />
      <div {...tabPanelProps(panelId, list)}>{list === 'shared' ? <Shared {...props} /> : <Workbooks {...props} />}</div>
    </>
  );
}

function Workbooks({ deploymentId, guard, address }: PageProps) {
  return (
    <WorkbookManager
      deploymentId={deploymentId}
      openId={address.id('workbook') ?? null}
      onOpenIdChange={(workbook) => address.change({ workbook })}
      leaveGuard={guard}
      {...useListParams(workbookManagerParams, address.params)}
    />
  );
}

function Shared({ deploymentId, address }: PageProps) {
  return <SharedWorkspace deploymentId={deploymentId} {...useListParams(workbookManagerParams, address.params)} />;
}
