import { Pencil, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../../react/language/useFormats.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { Button } from '../../../ui/button/Button.js';
import { useLabels } from '../../hooks/useLabels.js';
import { useToolLabels } from '../../hooks/useToolLabels.js';
import type { OwnQuery } from './useOwnQuery.js';

export interface OwnQueryLineProps {
  own: OwnQuery;
  /** Called before the editor opens, to show the view that contains it. */
  onEdit: () => void;
}

/** Labels the rows of the reader's own query, with buttons to edit it and to return to the original. Takes the focus for new rows. Renders a `<div>`. */
export function OwnQueryLine({ own, onEdit }: OwnQueryLineProps) {
  const words = useToolLabels();
  const { result } = useLabels();
  const { number } = useFormats();
  const line = useRef<HTMLDivElement>(null);

  const announce = useAnnounce();
  const shown = own.result;
  const rowCount = shown?.rows.length ?? 0;
  const said = result.allRows(rowCount, number(rowCount));

  // The editor, which had the focus, is gone.
  useEffect(() => {
    if (shown === undefined) return;
    line.current?.focus();
    announce(said);
  }, [shown, said, announce]);

  const edit = () => {
    onEdit();
    void own.open();
  };
  const showOriginal = () => {
    line.current?.closest('article')?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    own.showOriginal();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are not form fields
    <div ref={line} role="group" tabIndex={-1} aria-label={words.yourQuery} data-slot="own-query" className="parley-own-query">
      <span className="parley-query-note">
        {[words.textIsAboutOriginal, ...(own.isCapped ? [result.rowCapReached(number(rowCount))] : [])].join(' ')}
      </span>
      {/* The editor has a button for the original text. */}
      {!own.isEditing && (
        <span className="parley-own-query-actions">
          <Button icon={Pencil} size="small" variant="quiet" onClick={edit}>
            {words.editQuery}
          </Button>
          <Button icon={RotateCcw} size="small" variant="quiet" onClick={showOriginal}>
            {words.originalQuery}
          </Button>
        </span>
      )}
    </div>
  );
}
