'use client';
import { Lock } from 'lucide-react';
import { isGranted, type PlacementRow } from '../../hooks/report-placement-list/PlacementRow.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { isolate } from '../primitives/isolate.js';

/** What names a row: the report or the document; of a report that may not be read, whose it is. */
export function PlacementName({ row, subject }: { row: PlacementRow; subject: 'report' | 'document' }) {
  const { placements: words } = useAdminLabels();
  if (subject === 'document') return <bdi className="parley-placement-name">{row.workbookName ?? row.externalWorkbookId}</bdi>;
  if (isGranted(row)) return <bdi className="parley-placement-name">{row.reportName}</bdi>;
  return (
    <span className="parley-placement-hidden">
      <Lock aria-hidden="true" size={14} strokeWidth={1.5} />
      <span className="parley-placement-lines">
        <span>{words.hiddenReport}</span>
        <span className="parley-placement-note" title={row.owner?.email}>
          {row.owner ? words.ownedBy(isolate(row.owner.firstName || row.owner.email)) : words.ownerGone}
        </span>
      </span>
    </span>
  );
}
