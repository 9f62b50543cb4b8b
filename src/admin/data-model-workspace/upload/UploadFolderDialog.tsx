'use client';
import { useMemo, useRef, useState } from 'react';
import { useDataModelFileHashes } from '../../../data/resources/data-model-uploads.js';
import { useBuildStatus } from '../../../data/resources/deployments.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { Button } from '../../../ui/button/Button.js';
import { ActionFailure } from '../../../ui/errors/ActionFailure.js';
import { ServiceErrorNotice } from '../../../ui/errors/ServiceErrorNotice.js';
import { CheckField } from '../../../ui/fields/CheckField.js';
import { Skeleton } from '../../../ui/skeleton/Skeleton.js';
import { isolate } from '../../../ui/text/isolate.js';
import { ActionDialog } from '../../kit/dialog/ActionDialog.js';
import { useActionForm } from '../../kit/dialog/useActionForm.js';
import { Note } from '../../kit/layout/layout.js';
import type { OpenProps } from '../../kit/widget/createWidget.js';
import { JobProgressBar } from '../../shared/jobs/JobProgressBar.js';
import { dataModelWidget, useDataModelLabels } from '../dataModelWidget.js';
import { type FolderListing, planUpload } from '../model/FolderUpload.js';
import type { UploadProgress } from '../model/runUpload.js';
import { FolderDrop } from './FolderDrop.js';
import { UploadPlanView } from './UploadPlanView.js';
import { useFolderChoice } from './useFolderChoice.js';

/** Compares a folder with the branch, shows what an upload changes, and uploads the files that differ. Renders a `<div role="dialog">`. */
export function UploadFolderDialog(open: OpenProps) {
  const { upload: words } = useDataModelLabels();
  const { number } = useFormats();
  const get = dataModelWidget.useGet();
  const { deploymentId, branchName, hasUnsaved } = dataModelWidget.useSelector(({ model, options }) => ({
    deploymentId: options.deploymentId,
    branchName: model.branchName ?? '',
    hasUnsaved: model.unsaved.length > 0,
  }));
  const [folder, choose] = useFolderChoice();
  const hashes = useDataModelFileHashes({ deploymentId, branchName, live: true });
  const plan = useMemo(
    () => (folder.kind !== 'read' || hashes.data === undefined ? undefined : planUpload(folder, hashes.data)),
    [folder, hashes.data],
  );
  const sentCount = plan === undefined ? 0 : plan.added.length + plan.changed.length;
  const missingCount = folder.kind === 'read' && folder.files.length > 0 ? (plan?.missing.length ?? 0) : 0;
  const canRemove = missingCount > 0 && plan?.isPartial === false;
  const run = useRef<{ controller: AbortController; progress: UploadProgress }>(undefined);
  const [sent, setSent] = useState(0);
  const [uploaded, setUploaded] = useState<number>();

  function take(reading: Promise<FolderListing>): void {
    run.current = undefined;
    // The choice was made for the files of another folder.
    form.revert('removes');
    void choose(reading);
  }

  const form = useActionForm({
    ...open,
    initial: { removes: false },
    staysOpen: true,
    async action({ removes }) {
      if (plan === undefined) return { kind: 'vetoed', isExplained: true };
      const progress = run.current?.progress ?? { transaction: undefined, sent: new Set() };
      const controller = new AbortController();
      run.current = { controller, progress };
      setSent(progress.sent.size);
      const outcome = await get().model.upload(branchName, {
        plan,
        removesMissing: removes && canRemove,
        signal: controller.signal,
        onSent: setSent,
        progress,
      });
      // An upload that the service will not continue starts over.
      if (outcome.kind === 'failed' && !['aborted', 'network', 'server', 'rate-limited'].includes(outcome.error.kind))
        run.current = undefined;
      if (outcome.kind === 'done') setUploaded(sentCount);
      return outcome;
    },
  });
  const removes = form.values.removes && canRemove;
  return (
    <ActionDialog
      form={form}
      size="wide"
      title={words.title(isolate(branchName))}
      description={words.description}
      submitLabel={sentCount === 0 && removes ? words.submitRemoval : words.submit(sentCount, number(sentCount))}
      canSubmit={sentCount > 0 || removes}
      renderError={(error) =>
        error.kind === 'aborted' ? <p role="status">{words.cancelled}</p> : <ActionFailure error={error} title={words.failed} />
      }
      moreActions={form.isBusy && <Button onClick={() => run.current?.controller.abort()}>{words.cancel}</Button>}
      outcome={uploaded === undefined ? undefined : <UploadOutcome count={uploaded} deploymentId={deploymentId} branchName={branchName} />}
    >
      <FolderDrop hasFolder={folder.kind === 'read'} isDisabled={form.isBusy} onFolder={take} />
      {folder.kind === 'failed' && <p role="alert">{words.unreadable}</p>}
      {folder.kind === 'reading' && (
        <Progress text={words.comparing(number(folder.done), number(folder.total))} done={folder.done} total={folder.total} />
      )}
      {folder.kind === 'read' && hashes.error !== null && (
        <ServiceErrorNotice role="alert" error={hashes.error} title={words.hashesFailed} />
      )}
      {folder.kind === 'read' && hashes.isPending && <Skeleton lines={3} />}
      {folder.kind === 'read' && plan !== undefined && (
        <>
          <p role="status" className={sentCount === 0 ? 'parley-note' : 'parley-visually-hidden'}>
            {folder.files.length === 0 ? words.noFiles : sentCount === 0 && words.nothing}
          </p>
          <UploadPlanView plan={plan} folder={folder} removes={removes} />
          {hasUnsaved && <Note>{words.unsavedNote}</Note>}
          {missingCount > 0 && (
            <CheckField
              label={words.remove(missingCount, number(missingCount))}
              hint={canRemove ? words.removeHint : words.removeOff}
              disabled={form.isBusy || !canRemove}
              {...form.checkbox('removes')}
              checked={removes}
            />
          )}
        </>
      )}
      {form.isBusy && <Progress text={words.running(number(sent), number(sentCount))} done={sent} total={sentCount} />}
    </ActionDialog>
  );
}

function Progress({ text, done, total }: { text: string; done: number; total: number }) {
  return (
    <div className="parley-stack parley-gap-s">
      <p role="status" className="parley-note parley-digits">
        {text}
      </p>
      <JobProgressBar label={text} percent={total === 0 ? undefined : (done / total) * 100} />
    </div>
  );
}

/** The number of files, and the state of the branch's build, which the service may have started. */
function UploadOutcome({ count, deploymentId, branchName }: { count: number; deploymentId: number; branchName: string }) {
  const { upload: words } = useDataModelLabels();
  const { number } = useFormats();
  const build = useBuildStatus({ deploymentId, branchName }, { refetchInterval: buildPollMs });
  return (
    <>
      <p role="status">{words.done(count, number(count))}</p>
      {build.data !== undefined && <Note>{words.build(isolate(build.data.status))}</Note>}
      {build.data?.errorText != null && <p className="parley-note parley-preserved">{build.data.errorText}</p>}
      {build.data === undefined && build.error !== null && (
        <ServiceErrorNotice role="status" error={build.error} title={words.buildFailed} />
      )}
    </>
  );
}

const buildPollMs = 5_000;
