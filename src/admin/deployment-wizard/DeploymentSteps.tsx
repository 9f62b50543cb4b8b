'use client';
import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import type { Deployment } from '../../client/resources/deployments.js';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { Button } from '../../ui/button/Button.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { isolate } from '../../ui/text/isolate.js';
import { Line, Panes, Remark, Section, Stack } from '../kit/layout/layout.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { OfflineNotice } from '../kit/list/OfflineNotice.js';
import { RefetchErrorBanner } from '../kit/list/RefetchErrorBanner.js';
import { choiceName } from '../shared/fields/choiceName.js';
import { type StepState, stateOfStep } from './creationPath.js';
import { StepWork } from './DeploymentStep.js';
import { deploymentWizard, useDeploymentWizardLabels } from './deploymentWizardWidget.js';

/** The steps of the chosen deployment, next to the current one, or its loading or error state. Renders a `<div>`. */
export function DeploymentWizardSteps() {
  const { another } = useDeploymentWizardLabels();
  const { common } = useBaseLabels();
  const { state, deployment, refetch, isRefetching, choose } = deploymentWizard.useSelector(({ model }) => model);
  if (state.status === 'ready' && deployment !== undefined) return <Loaded deployment={deployment} />;
  if ('error' in state) {
    return (
      <>
        <ReadFailure error={state.error} onRetry={refetch} isBusy={isRefetching} />
        <Line>
          <Button onClick={() => choose(undefined)}>{another}</Button>
        </Line>
      </>
    );
  }
  return (
    <>
      <OfflineNotice isShown={false} />
      <p role="status" className="parley-visually-hidden">
        {common.loading}
      </p>
      <Skeleton lines={6} />
    </>
  );
}

function Loaded({ deployment }: { deployment: Deployment }) {
  const words = useDeploymentWizardLabels();
  const { name, creationStep } = deployment;
  const model = deploymentWizard.useSelector(({ model }) => model);
  const show = deploymentWizard.useSelector(({ dialogs }) => dialogs.show);
  const panel = useStepFocus(creationStep, model.doneCount);
  const stepName = choiceName(words.steps, creationStep);
  return (
    <Stack gap="xl">
      <Line className="parley-spread">
        <h2 className="parley-heading">
          <bdi>{name}</bdi>
        </h2>
        <Line>
          {creationStep !== 'project' && (
            <Button size="small" isBusy={model.startOver.isBusy()} onClick={() => show({ kind: 'startOver', deployment })}>
              {words.startOver.action}
            </Button>
          )}
          <Button size="small" onClick={() => model.choose(undefined)}>
            {words.another}
          </Button>
        </Line>
      </Line>
      <RefetchErrorBanner read={model} isShown />
      <p role="status" className={model.isMoved ? 'parley-note' : 'parley-visually-hidden'}>
        {model.isMoved && words.moved(isolate(stepName))}
      </p>
      <Panes first="steps">
        <StepList aria-label={words.sections.steps} />
        <Section key={creationStep} ref={panel} tabIndex={-1} heading={stepName} className="parley-host-links">
          <StepWork deployment={deployment} />
        </Section>
      </Panes>
    </Stack>
  );
}

/** Moves the focus to a step reached by a user action, because the pressed button is gone. */
function useStepFocus(step: string, doneCount: number) {
  const panel = useRef<HTMLElement>(null);
  // A deployment that was just created or chosen takes the focus; one from the URL does not.
  const focused = useRef({ step: doneCount === 0 ? step : undefined, doneCount: 0 });
  useEffect(() => {
    const { current: before } = focused;
    if (before.step === step || before.doneCount === doneCount) return;
    focused.current = { step, doneCount };
    panel.current?.focus();
  }, [step, doneCount]);
  return panel;
}

function StepList(props: ComponentProps<'ol'>) {
  const words = useDeploymentWizardLabels();
  const { path, current } = deploymentWizard.useSelector(({ model }) => ({
    path: model.path,
    current: model.deployment?.creationStep ?? '',
  }));
  return (
    <ol className="parley-plain-list parley-stack" {...props}>
      {path.map((step) => {
        const state = stateOfStep(path, step, current);
        return (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            <Remark
              icon={icons[state]}
              tone={state === 'done' ? 'success' : undefined}
              className={step === current ? 'parley-strong' : undefined}
            >
              {words.steps[step]}
              <span className="parley-visually-hidden">, {words.states[state]}</span>
            </Remark>
          </li>
        );
      })}
    </ol>
  );
}

const icons: Readonly<Record<StepState, typeof Circle>> = { done: CircleCheck, current: CircleDot, ahead: Circle };
