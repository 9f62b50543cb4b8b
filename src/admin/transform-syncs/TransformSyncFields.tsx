'use client';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import type { TransformSyncRun } from '../../client/resources/transform-sync-runs.js';
import { useBranches } from '../../data/resources/branches.js';
import { useTransformSyncs } from '../../data/resources/transform-sync.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { FileField } from '../../ui/fields/FileField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { Icon } from '../../ui/icon/Icon.js';
import { Select } from '../../ui/select/Select.js';
import { Line } from '../kit/layout/layout.js';
import type { RecordFieldsProps } from '../kit/record-form/RecordForm.js';
import { bytesPerMb, manifestProblem, modelCountOf, readManifest, type TransformSyncValues } from './transformSyncForm.js';
import { useTransformSyncLabels } from './useTransformSyncLabels.js';

export interface TransformSyncFieldsProps extends RecordFieldsProps<TransformSyncValues, TransformSyncRun> {
  /** The deployment whose data model is written. */
  deploymentId: number;
  /** Called when the user opens the sync that is already running. */
  onShow: (syncJobId: string) => void;
}

/** The fields of a new sync, and a note if another one is running. */
export function TransformSyncFields({ form, deploymentId, onShow }: TransformSyncFieldsProps) {
  const { fields: words, hints, projects, outputs, anyBranch } = useTransformSyncLabels();
  const { source, output, branchName } = form.values;
  const branches = useBranches({ deploymentId }, { enabled: output === 'branch' }).data?.items ?? [];
  return (
    <>
      <RunningSync deploymentId={deploymentId} onShow={onShow} />
      <Select
        label={words.source}
        value={source}
        options={(['git', 'manifest'] as const).map((value) => ({ value, label: projects[value] }))}
        onValueChange={(next) => next && form.change({ source: next })}
      />
      {source === 'git' ? (
        <TextField label={words.ref} hint={hints.ref} dir="ltr" spellCheck={false} autoCapitalize="none" {...form.field('ref')} />
      ) : (
        <ManifestField form={form} />
      )}
      <Select
        label={words.output}
        value={output}
        options={(['branch', 'files'] as const).map((value) => ({ value, label: outputs[value] }))}
        hint={output === 'files' ? hints.files : undefined}
        onValueChange={(next) => next && form.change({ output: next })}
      />
      {output === 'branch' && (
        <Select
          label={words.branchName}
          noneLabel={anyBranch}
          value={branchName || undefined}
          options={branches.map(({ name }) => ({ value: name, label: name }))}
          hint={branchName === '' ? undefined : hints.branch}
          onValueChange={(next) => form.change({ branchName: next ?? '' })}
        />
      )}
    </>
  );
}

function ManifestField({ form }: Pick<TransformSyncFieldsProps, 'form'>) {
  const { fields, hints, problems, chooseFile, file: fileText } = useTransformSyncLabels();
  const { number } = useFormats();
  const chosen = useRef<File>(undefined);
  const { manifest } = form.values;
  const models = manifest?.content && modelCountOf(manifest.content);
  async function choose(file: File): Promise<void> {
    chosen.current = file;
    const read = await readManifest(file);
    // Another file may have been chosen meanwhile.
    if (chosen.current === file) form.change({ manifest: read });
  }
  return (
    <FileField
      label={fields.manifest}
      name="manifest"
      accept=".json,application/json"
      chooseLabel={chooseFile}
      fileName={manifest && fileText(manifest.name, number(manifest.bytes / bytesPerMb, 1))}
      hint={models === undefined ? hints.manifest : hints.models(models, number(models))}
      // A file is checked as soon as it is chosen, not only when it is sent.
      error={(manifest && manifestProblem(manifest, problems)) ?? form.field('manifest').error}
      onFileChange={(file) => void choose(file)}
    />
  );
}

/** The service may refuse a second run, or run both. */
function RunningSync({ deploymentId, onShow }: Pick<TransformSyncFieldsProps, 'deploymentId' | 'onShow'>) {
  const { running, showRunning } = useTransformSyncLabels();
  const { data } = useTransformSyncs(
    { deploymentId, status: 'RUNNING', first: 1 },
    { refetchInterval: ({ state }) => (state.data?.items.length ? runningPauseMs : false) },
  );
  const run = data?.items[0];
  if (run === undefined) return null;
  return (
    <Line role="status" className="parley-small">
      <Icon of={RefreshCw} className="parley-muted" />
      {running}
      <Button size="small" variant="quiet" onClick={() => onShow(run.syncJobId)}>
        {showRunning}
      </Button>
    </Line>
  );
}

const runningPauseMs = 5_000;
