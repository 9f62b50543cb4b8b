import { Pencil, WrapText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { Button } from '../../../ui/button/Button.js';
import { ErrorNotice } from '../../../ui/errors/ErrorNotice.js';
import { useLabels } from '../../hooks/useLabels.js';
import { useToolLabels } from '../../hooks/useToolLabels.js';
import { SqlText } from '../SqlText.js';
import type { OwnQuery } from './useOwnQuery.js';
import { useQueryTools } from './useQueryTools.js';

export interface QueryTextProps {
  /** The query of the shown rows. */
  sql: string;
  own: OwnQuery;
}

/** The query of a result, which readers can format, edit and run. Renders a `<div>`. */
export function QueryText({ sql, own }: QueryTextProps) {
  const words = useToolLabels();
  const { common } = useLabels();
  const announce = useAnnounce();
  const { tools, hasFailed, load } = useQueryTools();
  const [formatted, setFormatted] = useState<{ readonly sql: string; readonly text: string | undefined }>();
  const [hasOpened, setOpened] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const isFormatted = formatted?.sql === sql && formatted.text !== undefined;
  const { isEditing } = own;

  // Editing may have begun before this view was mounted.
  useEffect(() => {
    if (isEditing) void load();
  }, [isEditing, load]);

  async function toggleFormat() {
    if (isFormatted) return setFormatted(undefined);
    const loaded = await load();
    if (loaded === undefined) return;
    const text = loaded.formatSql(sql);
    setFormatted({ sql, text });
    if (text === undefined) announce(words.cannotFormat);
  }

  function open() {
    setOpened(true);
    void own.open();
  }

  function close() {
    setOpened(false);
    own.close();
    requestAnimationFrame(() => editButton.current?.focus());
  }

  return (
    <div data-slot="query-text" className="parley-query">
      {isEditing && tools !== undefined ? (
        <tools.QueryEditor own={own} hasFocus={hasOpened} onClose={close} />
      ) : (
        <>
          <SqlText sql={isFormatted ? (formatted.text ?? sql) : sql} />
          <div className="parley-query-actions">
            <Button icon={WrapText} size="small" variant="quiet" aria-pressed={isFormatted} onClick={toggleFormat}>
              {words.formatQuery}
            </Button>
            {own.canRun && (
              <Button ref={editButton} icon={Pencil} size="small" variant="quiet" isBusy={isEditing && !hasFailed} onClick={open}>
                {words.editQuery}
              </Button>
            )}
            {formatted?.sql === sql && formatted.text === undefined && <span className="parley-query-note">{words.cannotFormat}</span>}
          </div>
        </>
      )}
      {hasFailed && (
        <ErrorNotice kind="network" role="status">
          <Button size="small" onClick={() => void load()}>
            {common.retry}
          </Button>
        </ErrorNotice>
      )}
    </div>
  );
}
