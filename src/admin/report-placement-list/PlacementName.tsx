'use client';
import { Lock } from 'lucide-react';
import { Icon } from '../../ui/icon/Icon.js';
import { isolate } from '../../ui/text/isolate.js';
import { isGranted, type PlacementRow } from './model/PlacementRow.js';
import { usePlacementLabels } from './usePlacementLabels.js';

/** The name of a row: the report or the document, or the owner of a report that the user may not read. */
export function PlacementName({ row, subject }: { row: PlacementRow; subject: 'report' | 'document' }) {
  const words = usePlacementLabels();
  if (subject === 'document') return <bdi className="parley-placement-name">{row.workbookName ?? row.externalWorkbookId}</bdi>;
  if (isGranted(row)) return <bdi className="parley-placement-name">{row.reportName}</bdi>;
  return (
    <span className="parley-placement-hidden">
      <Icon of={Lock} size={14} />
      <span className="parley-placement-lines">
        <span>{words.hiddenReport}</span>
        <span className="parley-caption" title={row.owner?.email}>
          {row.owner ? words.ownedBy(isolate(row.owner.firstName || row.owner.email)) : words.ownerGone}
        </span>
      </span>
    </span>
  );
}
