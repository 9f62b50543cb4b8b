'use client';
import { Info, TriangleAlert } from 'lucide-react';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { useFormats } from '../../react/useFormats.js';
import { Icon } from '../../ui/icon/Icon.js';
import { isolate } from '../../ui/text/isolate.js';
import { useFolderContents } from './model/useFolderContents.js';
import { useKindWords } from './useKindWords.js';
import { useWorkspaceLabels } from './useWorkspaceLabels.js';
import { workspaceWidget } from './workspaceWidget.js';

/** Explains what happens to the contents of the folders about to be deleted. Renders a `<div role="status">`. */
export function FolderContentsNote({ items }: { items: readonly WorkspaceItem[] }) {
  const { remove: words } = useWorkspaceLabels();
  const { locale } = useFormats();
  const kindWords = useKindWords();
  const deploymentId = workspaceWidget.use(({ options }) => options.deploymentId);
  const { status, counts, isMore, holders, isAnyGoing } = useFolderContents(deploymentId, items);
  const kinds = kindWords(counts);
  const inside = kinds === '' ? words.insideNothing : isMore ? words.insideMore(kinds) : words.inside(kinds);
  const text = { loading: words.counting, unknown: words.uncounted, known: inside }[status];
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(holders.map(({ name }) => isolate(name)));
  return (
    <div role="status" className="parley-workspace-notes">
      {isAnyGoing && (
        <p className="parley-workspace-note">
          <Icon of={Info} />
          {text}
        </p>
      )}
      {holders.length > 0 && (
        <p className="parley-workspace-note" data-tone="warning">
          <Icon of={TriangleAlert} />
          {words.holders(holders.length, names)}
        </p>
      )}
    </div>
  );
}
