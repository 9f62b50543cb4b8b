'use client';
import { type ReactNode, useState } from 'react';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { CreationStep } from '../../client/resources/deployment-settings.js';
import type { CreateDeploymentInput, Deployment } from '../../client/resources/deployments.js';
import type { ConnectSourceControlRequest } from '../../client/resources/source-control.js';
import { readListState } from '../../data/resource-list/readListState.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import {
  deploymentsInfiniteQuery,
  useAdvanceCreationStep,
  useCreateDeployment,
  useDeployment,
  useDeploymentSettings,
  useResetCreationStep,
  useUpdateDeployment,
} from '../../data/resources/deployments.js';
import { useConnectSourceControl } from '../../data/resources/source-control.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { useControllableChoice } from '../../react/state/useControllable.js';
import { type ActionEvents, action, actionEventKeys } from '../kit/actions/action.js';
import { useActions } from '../kit/actions/useActions.js';
import { useReadErrorEvent } from '../kit/events/useReadErrorEvent.js';
import { controlledKeys, createWidget } from '../kit/widget/createWidget.js';
import { nextStepOf, pathOf, unfinishedSteps } from './creationPath.js';
import { isInDoubt, type SourceValues } from './deploymentForm.js';
import type { DeploymentWizardLabels } from './labels/DeploymentWizardLabels.js';
import { englishDeploymentWizard } from './labels/en.js';

/** Returns the labels of the wizard from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useDeploymentWizardLabels = createLabelsHook<DeploymentWizardLabels>('deploymentWizard', englishDeploymentWizard);

const actions = {
  create: action('createDeployment', 'created', useCreateDeployment, (_: object, input: CreateDeploymentInput) => input),
  update: action('updateDeployment', 'updated', useUpdateDeployment, (_: object, deployment: Deployment, source: SourceValues) => ({
    ...source,
    deploymentId: deployment.id,
  })),
  advance: action(
    'advanceCreationStep',
    'advanced',
    useAdvanceCreationStep,
    (_: object, deployment: Deployment, creationStep: CreationStep) => ({ deploymentId: deployment.id, creationStep }),
  ),
  startOver: action('resetCreationStep', 'startedOver', useResetCreationStep, (_: object, deployment: Deployment) => ({
    deploymentId: deployment.id,
  })),
  connect: action(
    'connect',
    'connected',
    useConnectSourceControl,
    (_: object, deployment: Deployment, repository: ConnectSourceControlRequest) => ({ ...repository, deploymentId: deployment.id }),
  ),
};

/** What the wizard sets up, and what the host adds. */
export interface DeploymentWizardOptions extends ActionEvents<'deployment-wizard', typeof actions> {
  /** The deployment to set up, such as part of the page’s URL; `null` to create one or to choose an unfinished one. */
  readonly deploymentId?: number | null | undefined;
  /** The deployment to set up initially. Default: none. */
  readonly defaultDeploymentId?: number | undefined;
  /** Called when a deployment is created or chosen, and with `undefined` when the user sets up another one. */
  readonly onDeploymentIdChange?: ((deploymentId: number | undefined) => void) | undefined;
  /** Called when the user opens the deployment at the end. Default: the button is not shown. */
  readonly onReady?: ((deployment: Deployment) => void) | undefined;
  /** The platform of new deployments. The contract does not specify the values. Default `kubernetes`. */
  readonly targetPlatform?: string | undefined;
  /** Renders more about the current step, such as a link to the page where its work is done. Declare the component in a module. */
  readonly StepDetails?: ((props: DeploymentStepDetails) => ReactNode) | undefined;
  /**
   * Returns true if a build with this status is running, so that the status is polled every few seconds. The contract does not specify the
   * values. Default: true for `queued`, `building` and similar words.
   */
  readonly isBuildRunning?: ((status: string) => boolean) | undefined;
}

/** What the details of a step receive. */
export interface DeploymentStepDetails {
  /** The deployment; its `creationStep` is the current step. */
  readonly deployment: Deployment;
}

function useModel(options: DeploymentWizardOptions) {
  const [deploymentId, setDeploymentId] = useControllableChoice(
    options.deploymentId,
    options.defaultDeploymentId,
    options.onDeploymentIdChange,
  );
  const isChosen = deploymentId !== undefined;
  // Someone else may continue the setup elsewhere.
  const always = { enabled: isChosen, refetchOnWindowFocus: 'always' } as const;
  const read = useDeployment({ deploymentId: deploymentId ?? 0 }, always);
  const settings = useDeploymentSettings({ deploymentId: deploymentId ?? 0 }, { enabled: isChosen });
  const unfinished = useResourceList({
    query: deploymentsInfiniteQuery,
    params: { creationStep: unfinishedSteps, first: pageSize },
    idOf: ({ id }) => id,
    options: { enabled: !isChosen },
  });
  const listError = unfinished.query.error;
  useReadErrorEvent(read.error, source('getDeployment'), options);
  useReadErrorEvent(settings.error, source('getDeploymentSettings'), options);
  useReadErrorEvent(listError, source('getDeployments'), options);

  const [doubtfulName, setDoubtfulName] = useState<string>();
  const [isMoved, setMoved] = useState(false);
  const [doneCount, setDoneCount] = useState(0);
  const countDone = () => setDoneCount((count) => count + 1);
  const refetch = () => {
    void read.refetch();
    void settings.refetch();
  };

  function choose(id: number | undefined): void {
    setMoved(false);
    setDoubtfulName(undefined);
    setDeploymentId(id);
    countDone();
  }

  const running = useActions('deployment-wizard', actions, options, {
    create: {
      begin: () => setDoubtfulName(undefined),
      done: ({ id }) => choose(id),
      failed: (error, { name }) => setDoubtfulName(isInDoubt(error) ? name : undefined),
    },
    advance: {
      begin: () => setMoved(false),
      done: countDone,
      failed(error) {
        if (!isNotAhead(error)) return;
        setMoved(true);
        refetch();
      },
    },
    startOver: { begin: () => setMoved(false), done: countDone },
    connect: { begin: () => setMoved(false), done: countDone },
  });

  const deployment = isChosen ? read.data : undefined;
  const hasData = deployment !== undefined && !settings.isLoading;
  const path = deployment === undefined ? [] : pathOf(settings.data?.creationMethod, deployment.creationStep);
  return {
    ...running,
    deploymentId,
    choose,
    /** The state of the deployment; ready without one. */
    state: isChosen ? readListState({ itemCount: 1, isPending: !hasData, hasData, error: hasData ? null : read.error }) : ready,
    deployment,
    settings: isChosen ? settings.data : undefined,
    settingsError: isChosen ? (settings.error ?? undefined) : undefined,
    refetchError: hasData ? (read.error ?? undefined) : undefined,
    isRefetching: read.isFetching || settings.isFetching,
    refetch,
    path,
    next: deployment === undefined ? undefined : nextStepOf(path, deployment.creationStep),
    unfinished,
    doubtfulName,
    forgetDoubt: () => setDoubtfulName(undefined),
    isMoved,
    doneCount,
  };
}

const ready = { status: 'ready' } as const;
const pageSize = 20;

function source(operation: string) {
  return { widget: 'deployment-wizard', operation } as const;
}

/** True if the setup has moved on in the meantime. */
function isNotAhead({ kind }: ServiceError): boolean {
  return kind === 'conflict';
}

/** A dialog of the wizard. */
export interface DeploymentWizardDialog {
  /** Asks before the setup goes back to its first step. */
  readonly kind: 'startOver';
  /** The deployment. */
  readonly deployment: Deployment;
}

export const deploymentWizard = createWidget<DeploymentWizardOptions, ReturnType<typeof useModel>, DeploymentWizardDialog>({
  name: 'deployment-wizard',
  root: 'DeploymentWizard.Root',
  options: {
    ...controlledKeys('deploymentId'),
    onReady: true,
    targetPlatform: true,
    StepDetails: true,
    isBuildRunning: true,
    ...actionEventKeys(actions),
  },
  useModel,
  stateOf: ({ state }) => state.status,
  dataOf: ({ deployment }) => ({ 'data-step': deployment?.creationStep }),
});

/** Headless hook behind `DeploymentWizard`: the deployment, its steps and the current one, and the actions. */
export const useDeploymentWizard = useModel;
