'use client';
import { useId } from 'react';
import { Button } from '../../../ui/button/Button.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { Line, Note } from '../../kit/layout/layout.js';
import { dataModelWidget, useDataModelLabels } from '../dataModelWidget.js';
import type { OpenFile } from '../model/OpenFile.js';

export interface FileConflictNoticeProps {
  /** The open file, which has changed on the branch since its edit began. */
  file: OpenFile;
}

/** Asks which of two versions of a file to keep. Renders a `<section role="alert">`. */
export function FileConflictNotice({ file: { path, branchText } }: FileConflictNoticeProps) {
  const { conflict: words } = useDataModelLabels();
  const { conflict: common, unsaved } = useCommonAdminLabels();
  const get = dataModelWidget.useGet();
  const headingId = useId();
  const isDeleted = branchText === undefined;
  return (
    <section role="alert" aria-labelledby={headingId} className="parley-box parley-stack">
      <h4 id={headingId} className="parley-heading parley-small parley-strong">
        {isDeleted ? words.deletedTitle : words.title}
      </h4>
      <Note>{isDeleted ? words.deletedAdvice : words.advice}</Note>
      <Line>
        <Button size="small" onClick={() => get().model.keepMine(path)}>
          {common.keepMine}
        </Button>
        <Button size="small" onClick={() => get().dialogs.show({ kind: 'discard', path })}>
          {isDeleted ? unsaved.discard : common.takeTheirs}
        </Button>
        {!isDeleted && (
          <Button size="small" variant="quiet" onClick={() => get().model.setView('side-by-side')}>
            {words.compare}
          </Button>
        )}
      </Line>
    </section>
  );
}
