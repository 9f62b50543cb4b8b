'use client';
import type { CreationStep } from '../../client/resources/deployment-settings.js';
import type { Deployment } from '../../client/resources/deployments.js';
import { useBuildStatus } from '../../data/resources/deployments.js';
import { Button } from '../../ui/button/Button.js';
import { ActionFailure } from '../../ui/errors/ActionFailure.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { isolate } from '../../ui/text/isolate.js';
import { useLock } from '../kit/actions/useLock.js';
import { takeSubmit } from '../kit/dialog/takeSubmit.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import { useReadErrorEvent } from '../kit/events/useReadErrorEvent.js';
import { CopyableCode } from '../kit/layout/CopyableCode.js';
import { Facts, FieldGrid, Line, Note, Section } from '../kit/layout/layout.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { BuildRefreshButton, BuildReport } from '../shared/builds/BuildReport.js';
import { whileBuildRuns } from '../shared/builds/whileBuildRuns.js';
import { ConnectRepository } from './ConnectRepository.js';
import { firstStepOf } from './creationPath.js';
import { newDeployment, type SourceValues, sourceOf } from './deploymentForm.js';
import { deploymentWizard, useDeploymentWizardLabels } from './deploymentWizardWidget.js';
import { SourceFields } from './SourceFields.js';

/** The current step: what to do, its fields, and the button that leads to the next one. */
export function StepWork({ deployment }: { deployment: Deployment }) {
  const { advice, unknownStep } = useDeploymentWizardLabels();
  const StepDetails = deploymentWizard.useSelector(({ options }) => options.StepDetails);
  const { creationStep: step } = deployment;
  const text = Object.entries(advice).find(([known]) => known === step)?.[1] ?? unknownStep(isolate(step));
  return (
    <>
      <Note>{text}</Note>
      {StepDetails && <StepDetails deployment={deployment} />}
      {step === 'project' && <ProjectStep deployment={deployment} />}
      {step === 'source-control' && <ConnectRepository deployment={deployment} />}
      {step === 'ready' && <ReadyStep deployment={deployment} />}
      {step !== 'project' && <NextStep deployment={deployment} />}
      <FirstBuild deployment={deployment} />
    </>
  );
}

/** Chooses the source again after starting over. */
function ProjectStep({ deployment }: { deployment: Deployment }) {
  const { settings, settingsError, refetch, isRefetching } = deploymentWizard.useSelector(({ model }) => model);
  if (settings !== undefined) return <SourceForm deployment={deployment} />;
  if (settingsError === undefined) return <Skeleton lines={3} />;
  return <ReadFailure error={settingsError} onRetry={refetch} isBusy={isRefetching} />;
}

function SourceForm({ deployment }: { deployment: Deployment }) {
  const words = useDeploymentWizardLabels();
  const { settings, update, advance } = deploymentWizard.useSelector(({ model }) => model);
  const before = sourceOf({
    // Values added by later versions of the service are sent back unchanged.
    creationMethod: (settings?.creationMethod as SourceValues['creationMethod'] | null) ?? newDeployment.creationMethod,
    deployMode: (settings?.deployMode as SourceValues['deployMode'] | null) ?? newDeployment.deployMode,
  });
  const form = useActionForm<SourceValues, unknown>({
    open: true,
    onOpenChange: () => {},
    staysOpen: true,
    isLive: true,
    initial: before,
    memory: deploymentWizard.useFormMemory(`source ${deployment.id}`),
    async action(values) {
      const source = sourceOf(values);
      if (source.creationMethod !== settings?.creationMethod || source.deployMode !== settings?.deployMode) {
        const outcome = await update(deployment, source);
        if (outcome.kind !== 'done') return outcome;
      }
      return advance(deployment, firstStepOf(source.creationMethod));
    },
  });
  const lock = useLock(!update.isAllowed(deployment) || !advance.isAllowed(deployment));
  return (
    <form noValidate className="parley-stack parley-gap-l" onSubmit={(event) => form.submit(takeSubmit(event))}>
      <FieldGrid>
        <SourceFields form={form} />
      </FieldGrid>
      {form.error !== undefined && <ActionFailure error={form.error} title={words.advance.failed} />}
      <Line>
        <Button type="submit" variant="primary" isBusy={form.isBusy} {...lock.button}>
          {words.continue}
        </Button>
      </Line>
      {lock.note}
    </form>
  );
}

/** The button that leads to the next step; nothing at the end. */
function NextStep({ deployment }: { deployment: Deployment }) {
  const next = deploymentWizard.useSelector(({ model }) => model.next);
  return next === undefined ? null : <Advance deployment={deployment} next={next} />;
}

function Advance({ deployment, next }: { deployment: Deployment; next: CreationStep }) {
  const words = useDeploymentWizardLabels();
  const advance = deploymentWizard.useSelector(({ model }) => model.advance);
  const form = useActionForm({
    open: true,
    onOpenChange: () => {},
    staysOpen: true,
    initial: {},
    action: () => advance(deployment, next),
  });
  const lock = useLock(!advance.isAllowed(deployment));
  // The service continues by itself once a repository is connected.
  const isSkipped = deployment.creationStep === 'source-control';
  return (
    <>
      {/* A notice above the steps explains that the setup has moved on. */}
      {form.error !== undefined && form.error.kind !== 'conflict' && <ActionFailure error={form.error} title={words.advance.failed} />}
      <Line>
        <Button variant={isSkipped ? 'outline' : 'primary'} isBusy={form.isBusy} onClick={() => form.submit()} {...lock.button}>
          {isSkipped ? words.skip : words.continue}
        </Button>
      </Line>
      {lock.note}
    </>
  );
}

function ReadyStep({ deployment }: { deployment: Deployment }) {
  const { url, open } = useDeploymentWizardLabels();
  const onReady = deploymentWizard.useSelector(({ options }) => options.onReady);
  return (
    <>
      <Facts facts={[[url, <CopyableCode key="url" text={deployment.deploymentUrl} />]]} />
      {onReady && (
        <Line>
          <Button variant="primary" onClick={() => onReady(deployment)}>
            {open}
          </Button>
        </Line>
      )}
    </>
  );
}

/** The first build, once a repository is connected or the setup is complete. */
function FirstBuild({ deployment: { id, creationStep } }: { deployment: Deployment }) {
  const method = deploymentWizard.useSelector(({ model }) => model.settings?.creationMethod);
  const isConnected = method === 'source-control' && (creationStep === 'databases' || creationStep === 'schema');
  return creationStep === 'ready' || isConnected ? <Build deploymentId={id} /> : null;
}

function Build({ deploymentId }: { deploymentId: number }) {
  const { sections } = useDeploymentWizardLabels();
  const options = deploymentWizard.useSelector(({ options }) => options);
  const read = useBuildStatus({ deploymentId }, whileBuildRuns(options.isBuildRunning));
  useReadErrorEvent(read.error, { widget: 'deployment-wizard', operation: 'buildStatus' }, options);
  return (
    <Section heading={sections.build} actions={<BuildRefreshButton read={read} />}>
      <BuildReport read={read} isBuildRunning={options.isBuildRunning} />
    </Section>
  );
}
