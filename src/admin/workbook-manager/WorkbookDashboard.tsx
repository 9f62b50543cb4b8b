'use client';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Workbook } from '../../client/resources/workbooks.js';
import { isSameJson } from '../../data/conflict/compareFields.js';
import { useWorkbook } from '../../data/resources/workbooks.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { ActionFailure } from '../../ui/errors/ActionFailure.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { isolate } from '../../ui/text/isolate.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { useLock } from '../kit/actions/useLock.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import type { ActionOutcome } from '../kit/events/WidgetEvents.js';
import { CopyableCode } from '../kit/layout/CopyableCode.js';
import { Facts, Line, Note, Remark, Section } from '../kit/layout/layout.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { dashboardStateOf } from './dashboardState.js';
import { useWorkbookLabels } from './useWorkbookLabels.js';
import { DashboardBadge } from './workbookColumns.js';
import { workbookWidget } from './workbookWidget.js';

/** The dashboard of the open workbook: its state, what is published, and buttons that publish or discard the draft. Renders a `<section>`. */
export function WorkbookDashboard({ item: workbook }: { item: Workbook }) {
  const { publication: words, publish: publishWords, discard: discardWords } = useWorkbookLabels();
  const { on, off } = useCommonAdminLabels();
  const { number } = useFormats();
  const { show, publish, discard } = workbookWidget.useSelector(({ dialogs, model }) => {
    return { show: dialogs.show, publish: model.publish, discard: model.discard };
  });
  const state = dashboardStateOf(workbook);
  const hasDraft = Boolean(workbook.dashboardDraft);
  const isLocked = !publish.isAllowed(workbook) || !discard.isAllowed(workbook);
  const lock = useLock(isLocked || !hasDraft, isLocked ? undefined : words.noDraft);
  const dashboard = workbook.publishedDashboard;
  return (
    <Section heading={words.heading} actions={<DashboardBadge workbook={workbook} />}>
      {dashboard && (
        <Facts
          facts={[
            [words.title, dashboard.title && <bdi key="title">{dashboard.title}</bdi>],
            [words.description, dashboard.description && <bdi key="description">{dashboard.description}</bdi>],
            [words.version, number(dashboard.versionNumber)],
            [words.embedding, dashboard.allowEmbed ? on : off],
            [words.publicId, <CopyableCode key="id" label={words.copyPublicId} text={dashboard.publicId} />],
          ]}
        />
      )}
      <Line>
        <Button size="small" {...lock.button} onClick={() => show({ kind: 'publish', item: workbook })}>
          {publishWords.open}
        </Button>
        {state === 'changed' && (
          <Button size="small" {...lock.button} onClick={() => show({ kind: 'discard', item: workbook })}>
            {discardWords.open}
          </Button>
        )}
      </Line>
      {lock.note}
      <workbookWidget.DialogOf kind="publish">{({ item }, open) => <PublishDialog workbook={item} {...open} />}</workbookWidget.DialogOf>
      <workbookWidget.DialogOf kind="discard">{({ item }, open) => <DiscardDialog workbook={item} {...open} />}</workbookWidget.DialogOf>
    </Section>
  );
}

interface WorkbookDialogProps extends OpenProps {
  /** The workbook as it was when the dialog opened. */
  workbook: Workbook;
}

/** Publishes the saved draft. Renders a `<div role="dialog">`. */
function PublishDialog({ workbook, ...open }: WorkbookDialogProps) {
  const { publication, publish: words } = useWorkbookLabels();
  const publish = workbookWidget.useSelector(({ model }) => model.publish);
  const draft = useSeenDraft(workbook);
  const published = workbook.publishedDashboard;
  const name = isolate(workbook.name);
  const form = useActionForm({
    ...open,
    initial: {
      title: published?.title ?? workbook.dashboardDraft?.title ?? workbook.name,
      description: published?.description ?? workbook.dashboardDraft?.description ?? '',
      allowEmbed: published?.allowEmbed ?? false,
    },
    problemsOf: ({ title }) => ({ title: title.trim() === '' ? words.titleMissing : undefined }),
    action: ({ title, description, allowEmbed }) =>
      draft.check((current) => publish(current, { title: title.trim(), description: description.trim() || null, allowEmbed })),
    done: () => words.done(name),
  });
  return (
    <ActionDialog
      form={form}
      title={words.heading(name)}
      description={words.effect}
      submitLabel={words.action}
      errorTitle={words.failed}
      renderError={(error) => (
        <>
          <ActionFailure error={error} title={words.failed} />
          {error.kind === 'validation' && <Note>{words.refused}</Note>}
        </>
      )}
    >
      <TextField label={publication.title} {...form.field('title')} />
      <TextAreaField label={publication.description} {...form.field('description')} />
      <CheckField label={words.allowEmbed} {...form.checkbox('allowEmbed')} />
      {published?.allowEmbed && !form.values.allowEmbed && (
        <Remark icon={TriangleAlert} tone="warning" role="status">
          {words.stopsEmbedding}
        </Remark>
      )}
      {draft.warning}
    </ActionDialog>
  );
}

/** Replaces the draft with the published version. Renders a `<div role="alertdialog">`. */
function DiscardDialog({ workbook, ...open }: WorkbookDialogProps) {
  const { discard: words } = useWorkbookLabels();
  const discard = workbookWidget.useSelector(({ model }) => model.discard);
  const draft = useSeenDraft(workbook);
  const name = isolate(workbook.name);
  const form = useActionForm({
    ...open,
    initial: {},
    action: () => draft.check(discard),
    done: () => words.done(name),
  });
  return (
    <ActionDialog
      form={form}
      title={words.heading(name)}
      description={words.effect}
      submitLabel={words.action}
      errorTitle={words.failed}
      isDestructive
    >
      {draft.warning}
    </ActionDialog>
  );
}

/**
 * Refetches a workbook before an action on its draft, which has no version and is replaced as a whole. If someone has changed the draft
 * since the user saw it, the action waits for another confirmation.
 */
function useSeenDraft({ deploymentId, id: workbookId, ...opened }: Workbook) {
  const { draftChanged } = useWorkbookLabels();
  const { refetch } = useWorkbook({ deploymentId, workbookId }, { enabled: false });
  const [seen, setSeen] = useState(opened.dashboardDraft);
  const [isChanged, setChanged] = useState(false);
  return {
    async check<Result>(run: (current: Workbook) => Promise<ActionOutcome<Result>>): Promise<ActionOutcome<Result>> {
      const { data, error } = await refetch();
      if (data === undefined || error !== null) return error === null ? { kind: 'vetoed' } : { kind: 'failed', error };
      if (isSameJson(data.dashboardDraft, seen)) return run(data);
      setSeen(data.dashboardDraft);
      setChanged(true);
      return { kind: 'vetoed', isExplained: true };
    },
    warning: isChanged && (
      <Remark icon={TriangleAlert} tone="warning" role="alert">
        {draftChanged}
      </Remark>
    ),
  };
}
