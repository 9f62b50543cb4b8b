import { Play, RotateCcw, WrapText, X } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useFormats } from '../../../react/language/useFormats.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { Button } from '../../../ui/button/Button.js';
import { ServiceErrorNotice } from '../../../ui/errors/ServiceErrorNotice.js';
import { onEscape } from '../../../ui/layers/takeEscape.js';
import { useLabels } from '../../hooks/useLabels.js';
import { useToolLabels } from '../../hooks/useToolLabels.js';
import { createSqlEditor, type SqlEditor } from './createSqlEditor.js';
import { errorPosition } from './errorPosition.js';
import { formatSql } from './formatSql.js';
import type { OwnQuery } from './useOwnQuery.js';

export interface QueryEditorProps {
  own: OwnQuery;
  /** True if the editor takes the focus, because the reader has just opened it. */
  hasFocus: boolean;
  onClose: () => void;
}

/** The editor of a query: Ctrl+Enter runs it, Escape and then Tab leaves it. Renders a `<div>`. */
export function QueryEditor({ own, hasFocus, onClose }: QueryEditorProps) {
  const words = useToolLabels();
  const { common } = useLabels();
  const { number } = useFormats();
  const announce = useAnnounce();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<SqlEditor>(undefined);
  const latest = useLatest({ own, hasFocus });
  const hintId = useId();
  const errorId = useId();
  const [hasNoFormat, setNoFormat] = useState(false);
  const { failed, text, isRunning } = own;
  // The message is about the text that failed; after a change, its position may be wrong.
  const position = useMemo(
    () => (failed !== undefined && failed.query === text ? errorPosition(failed.error.message, failed.query) : undefined),
    [failed, text],
  );

  useEffect(() => {
    if (place.current === null) return;
    const { own: first, hasFocus: takesFocus } = latest.current;
    const made = createSqlEditor(place.current, {
      text: first.text,
      onText: (next) => {
        setNoFormat(false);
        latest.current.own.setText(next);
      },
      onRun: () => void latest.current.own.run(),
    });
    editor.current = made;
    if (takesFocus) made.focus();
    return () => made.destroy();
  }, [latest]);

  const hasFailed = failed !== undefined;
  useEffect(() => {
    editor.current?.describe({
      'aria-label': words.queryEditor,
      'aria-describedby': hasFailed ? `${errorId} ${hintId}` : hintId,
      'aria-invalid': String(hasFailed),
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
    });
  }, [words.queryEditor, hintId, errorId, hasFailed]);

  useEffect(() => editor.current?.mark(position), [position]);

  function format() {
    const formatted = formatSql(text);
    setNoFormat(formatted === undefined);
    if (formatted === undefined) announce(words.cannotFormat);
    else editor.current?.setText(formatted);
    editor.current?.focus();
  }

  return (
    <div data-slot="query-editor" data-state={isRunning ? 'running' : hasFailed ? 'failed' : 'ready'} className="parley-query-editor">
      <div dir="ltr" ref={place} className="parley-query-field" {...onEscape()} />
      <div className="parley-query-actions">
        <Button
          icon={isRunning ? X : Play}
          size="small"
          variant={isRunning ? 'outline' : 'primary'}
          isBlocked={!isRunning && text.trim() === ''}
          onClick={isRunning ? own.cancel : () => void own.run()}
        >
          {isRunning ? common.cancel : words.runQuery}
        </Button>
        {isRunning && (
          <span role="status" className="parley-query-note">
            {words.runningQuery(number(own.loadedRows))}
          </span>
        )}
        <Button icon={WrapText} size="small" variant="quiet" onClick={format}>
          {words.formatQuery}
        </Button>
        {text !== own.original && (
          <Button icon={RotateCcw} size="small" variant="quiet" onClick={() => editor.current?.setText(own.original)}>
            {words.originalQuery}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onClose}>
          {common.close}
        </Button>
      </div>
      <p id={hintId} className="parley-query-note">
        {hasNoFormat ? words.cannotFormat : words.editorKeys}
      </p>
      {failed !== undefined && (
        <div role="alert" id={errorId}>
          <ServiceErrorNotice error={failed.error} title={words.queryFailed} className="parley-result-error">
            {position !== undefined && (
              <Button size="small" variant="quiet" onClick={() => editor.current?.goTo(position.from)}>
                {words.errorAt(number(position.line), number(position.column))}
              </Button>
            )}
          </ServiceErrorNotice>
        </div>
      )}
    </div>
  );
}
