'use client';
import { FileText, Save, Undo2, X } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useBaseLabels } from '../../../react/language/useBaseLabels.js';
import { Badge } from '../../../ui/badge/Badge.js';
import { Button } from '../../../ui/button/Button.js';
import { IconButton } from '../../../ui/button/IconButton.js';
import { EmptyState } from '../../../ui/empty-state/EmptyState.js';
import { partClass } from '../../../ui/partClass.js';
import { SegmentedControl, tabPanelProps } from '../../../ui/segmented-control/SegmentedControl.js';
import { Skeleton } from '../../../ui/skeleton/Skeleton.js';
import { ReadFailure } from '../../kit/list/ListStates.js';
import { dataModelWidget, useDataModelLabels } from '../dataModelWidget.js';
import { FileDifferences } from '../differences/FileDifferences.js';
import type { OpenFile } from '../model/OpenFile.js';
import { FileConflictNotice } from './FileConflictNotice.js';
import { FileTextEditor } from './FileTextEditor.js';
import { useSaveFiles } from './useSaveFiles.js';

/** The open file: its text in an editor, or its differences from an earlier version. Renders a `<section>`. */
export function FilePane({ className, ...props }: Omit<ComponentProps<'section'>, 'children'>) {
  const words = useDataModelLabels();
  const headingId = useId();
  const { file, branchName, status } = dataModelWidget.useSelector(({ model }) => ({
    file: model.file,
    branchName: model.branchName,
    status: model.list.state.status,
  }));
  if (file === undefined && status !== 'ready' && status !== 'filtered-empty') return null;
  return (
    <section
      aria-labelledby={file && headingId}
      data-slot="file-pane"
      data-state={file?.status ?? 'closed'}
      className={partClass('file-pane parley-stack', className)}
      {...props}
    >
      {file === undefined ? (
        <EmptyState heading={words.file.none} text={words.file.noneAdvice} headingLevel={3} icon={FileText} />
      ) : (
        <>
          <FileHeader file={file} headingId={headingId} />
          <FileContent key={`${branchName} ${file.path}`} file={file} />
        </>
      )}
    </section>
  );
}

function FileHeader({ file: { path, state, isEditable }, headingId }: { file: OpenFile; headingId: string }) {
  const words = useDataModelLabels();
  const get = dataModelWidget.useGet();
  const saveFiles = useSaveFiles();
  const isSaving = dataModelWidget.useSelector(({ model }) => model.isSaving);
  const isUnsaved = state !== 'unchanged';
  return (
    <header className="parley-line parley-one-line">
      <h3 id={headingId} className="parley-heading parley-fill parley-file-heading" title={path}>
        <bdi dir="ltr">{path}</bdi>
      </h3>
      {isUnsaved && <Badge tone="warning">{words.marks.unsaved}</Badge>}
      {isUnsaved && (
        <IconButton icon={Undo2} label={words.save.discard} size="small" onClick={() => get().dialogs.show({ kind: 'discard', path })} />
      )}
      {isEditable && (
        <Button
          icon={Save}
          variant="primary"
          size="small"
          isBusy={isSaving}
          isBlocked={!isUnsaved || state === 'conflict'}
          onClick={() => void saveFiles([path])}
        >
          {words.save.action}
        </Button>
      )}
      <IconButton icon={X} label={words.file.close} size="small" onClick={() => get().model.open(undefined)} />
    </header>
  );
}

function FileContent({ file }: { file: OpenFile }) {
  const { file: words } = useDataModelLabels();
  const { common } = useBaseLabels();
  const panelId = useId();
  const get = dataModelWidget.useGet();
  const { view, hasDifferences } = dataModelWidget.useSelector(({ model }) => ({
    view: model.view,
    hasDifferences: file.state !== 'unchanged' || (model.changed.files?.some(({ path }) => path === file.path) ?? false),
  }));
  const isRemoved = file.status === 'missing' && hasDifferences;
  if (file.status === 'loading') return <Skeleton lines={8} aria-label={common.loading} />;
  if (file.status === 'failed' && file.error !== undefined) {
    return <ReadFailure error={file.error} onRetry={() => get().model.list.refetch()} />;
  }
  if (file.status === 'missing' && !isRemoved) {
    return <EmptyState heading={words.missing} text={words.missingAdvice} headingLevel={4} icon={FileText} />;
  }
  const shown = hasDifferences ? (isRemoved && view === 'text' ? 'inline' : view) : 'text';
  const views = [
    ...(isRemoved ? [] : [{ value: 'text' as const, label: file.isEditable ? words.edit : words.read }]),
    { value: 'side-by-side' as const, label: words.sideBySide },
    { value: 'inline' as const, label: words.inline },
  ];
  return (
    <>
      {file.state === 'conflict' && <FileConflictNotice file={file} />}
      {hasDifferences && (
        <SegmentedControl
          label={words.view}
          panelId={panelId}
          options={views}
          value={shown}
          onValueChange={(next) => get().model.setView(next)}
        />
      )}
      <div {...(hasDifferences && tabPanelProps(panelId, shown))} className="parley-stack">
        {shown === 'text' ? <FileTextEditor file={file} /> : <FileDifferences file={file} layout={shown} />}
      </div>
    </>
  );
}
