'use client';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../../react/state/useLatest.js';
import { onEscape } from '../../../ui/layers/takeEscape.js';
import { Skeleton } from '../../../ui/skeleton/Skeleton.js';
import { dataModelWidget, useDataModelLabels } from '../dataModelWidget.js';
import type { OpenFile } from '../model/OpenFile.js';
import type { FileEditor } from './createFileEditor.js';
import { FileProblemList, type LineProblem } from './FileProblemList.js';
import { useSaveFiles } from './useSaveFiles.js';

export interface FileTextEditorProps {
  /** The open file. Mount another editor for another file. */
  file: OpenFile;
}

/** The text of a file in a code editor, which is loaded when it is first shown, and its problems. Renders a `<div>` and lists. */
export function FileTextEditor({ file }: FileTextEditorProps) {
  const { file: words, problems: problemWords } = useDataModelLabels();
  const get = dataModelWidget.useGet();
  const place = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { path, text, isEditable } = file;
  const attributes = useMemo(
    () => ({
      'aria-label': words.editor(path),
      ...(isEditable && { 'aria-describedby': hintId }),
      'aria-readonly': String(!isEditable),
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
    }),
    [words, path, isEditable, hintId],
  );
  const latest = useLatest({ file, attributes, save: useSaveFiles(), edit: (text: string) => get().model.edit(text) });
  const [editor, setEditor] = useState<FileEditor>();
  const [hasFailed, setFailed] = useState(false);
  const [syntax, setSyntax] = useState<readonly number[]>(noLines);
  useEffect(() => {
    let made: FileEditor | undefined;
    let isGone = false;
    import('./createFileEditor.js').then(
      ({ createFileEditor }) => {
        if (isGone || place.current === null) return;
        const { current } = latest;
        made = createFileEditor(place.current, {
          path: current.file.path,
          text: current.file.text,
          isReadOnly: !current.file.isEditable,
          attributes: current.attributes,
          onText: (typed) => latest.current.edit(typed),
          onSave: () => void latest.current.save([latest.current.file.path]),
          onSyntax: setSyntax,
        });
        setEditor(made);
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, [latest]);

  useEffect(() => editor?.setText(text), [editor, text]);
  useEffect(() => editor?.setReadOnly(!isEditable), [editor, isEditable]);
  useEffect(() => editor?.describe(attributes), [editor, attributes]);

  const found = dataModelWidget.useSelector(({ model }) => model.problems.get(path));
  const problems = useMemo((): readonly LineProblem[] => {
    const own = syntax.map((line) => ({ line, message: problemWords.syntax, severity: 'error' as const }));
    // The lines that the service names are those of the saved text.
    return [...own, ...(found?.problems ?? [])];
  }, [syntax, found, problemWords]);
  useEffect(() => {
    editor?.mark(problems.flatMap(({ line, severity }) => (line === undefined ? [] : [{ line, severity }])));
  }, [editor, problems]);

  if (hasFailed) {
    return (
      <>
        <p role="status" className="parley-note">
          {words.plain}
        </p>
        <textarea
          aria-label={words.editor(path)}
          dir="ltr"
          rows={16}
          value={text}
          readOnly={!isEditable}
          spellCheck={false}
          className="parley-text-field parley-code parley-file-plain"
          onChange={({ currentTarget }) => get().model.edit(currentTarget.value)}
        />
      </>
    );
  }
  return (
    <>
      <div
        dir="ltr"
        ref={place}
        data-slot="file-editor"
        data-state={editor === undefined ? 'loading' : 'ready'}
        className="parley-file-editor"
        {...onEscape()}
      >
        {editor === undefined && <Skeleton lines={8} />}
      </div>
      {isEditable && (
        <p id={hintId} className="parley-caption">
          {words.keys}
        </p>
      )}
      <FileProblemList problems={problems} onGoTo={(line) => editor?.goToLine(line)} />
    </>
  );
}

const noLines: readonly number[] = [];
