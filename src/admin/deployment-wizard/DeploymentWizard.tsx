'use client';
import type { ComponentProps } from 'react';
import type { Deployment } from '../../client/resources/deployments.js';
import { Badge } from '../../ui/badge/Badge.js';
import { Button } from '../../ui/button/Button.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { isolate } from '../../ui/text/isolate.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { Line, Section, Stack } from '../kit/layout/layout.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { LoadMoreButton } from '../kit/list/LoadMoreButton.js';
import { RecordActionDialog } from '../kit/resource/RecordActionDialog.js';
import { choiceName } from '../shared/fields/choiceName.js';
import { DeploymentWizardCreate } from './CreateDeployment.js';
import { DeploymentWizardSteps } from './DeploymentSteps.js';
import { deploymentWizard, useDeploymentWizardLabels } from './deploymentWizardWidget.js';

export type DeploymentWizardProps = ComponentProps<typeof DeploymentWizardRoot>;

/** Provides the setup of one deployment to the parts inside, and renders its dialog. Renders a `<div>`. */
export function DeploymentWizardRoot({ children, ...props }: ComponentProps<typeof deploymentWizard.Root>) {
  return (
    <deploymentWizard.Root {...props}>
      {children}
      <deploymentWizard.DialogOf kind="startOver">
        {({ deployment }, open) => <StartOverDialog deployment={deployment} {...open} />}
      </deploymentWizard.DialogOf>
    </deploymentWizard.Root>
  );
}

/**
 * Creates a deployment and guides the user through its setup: files or a repository, data sources, data model, and the first build. Resumes
 * an unfinished setup. Renders a `<div>`.
 */
export const DeploymentWizard = Object.assign(
  function DeploymentWizard(props: Omit<DeploymentWizardProps, 'children'>) {
    return (
      <DeploymentWizardRoot {...props}>
        <Content />
      </DeploymentWizardRoot>
    );
  },
  {
    Root: DeploymentWizardRoot,
    Unfinished: DeploymentWizardUnfinished,
    Create: DeploymentWizardCreate,
    Steps: DeploymentWizardSteps,
  },
);

function Content() {
  const isChosen = deploymentWizard.useSelector(({ model }) => model.deploymentId !== undefined);
  if (isChosen) return <DeploymentWizardSteps />;
  return (
    <Stack gap="xl">
      <DeploymentWizardUnfinished />
      <DeploymentWizardCreate />
    </Stack>
  );
}

/** The unfinished deployments, to continue their setup. Renders a `<section>`, or nothing if there are none. */
export function DeploymentWizardUnfinished() {
  const { sections, steps, resume, continue: go } = useDeploymentWizardLabels();
  const common = useCommonAdminLabels();
  const { list, choose } = deploymentWizard.useSelector(({ model }) => ({ list: model.unfinished, choose: model.choose }));
  const { state, items, hasMore, loadMoreError } = list;
  if (state.status === 'loading' || state.status === 'empty') return null;
  return (
    <Section heading={sections.unfinished}>
      {'error' in state && <ReadFailure error={state.error} onRetry={list.refetch} isBusy={list.isRefetching} />}
      <ul className="parley-plain-list parley-stack">
        {items.map(({ id, name, creationStep }) => (
          <li key={id} className="parley-line parley-spread">
            <Line>
              <bdi className="parley-medium">{name}</bdi>
              <Badge>{choiceName(steps, creationStep)}</Badge>
            </Line>
            <Button size="small" aria-label={resume(isolate(name))} onClick={() => choose(id)}>
              {go}
            </Button>
          </li>
        ))}
      </ul>
      {loadMoreError !== undefined && <ServiceErrorNotice error={loadMoreError} title={common.loadMoreFailed} role="status" />}
      {hasMore && <LoadMoreButton list={list}>{common.loadMore}</LoadMoreButton>}
    </Section>
  );
}

function StartOverDialog({
  deployment,
  ...open
}: { deployment: Deployment } & Pick<ComponentProps<typeof RecordActionDialog>, 'open' | 'onOpenChange'>) {
  const { startOver: labels } = useDeploymentWizardLabels();
  const startOver = deploymentWizard.useSelector(({ model }) => model.startOver);
  return <RecordActionDialog kind="confirm" labels={labels} name={deployment.name} run={() => startOver(deployment)} {...open} />;
}
