'use client';
import { useState } from 'react';
import type { Deployment } from '../../client/resources/deployments.js';
import { useDeployments } from '../../data/resources/deployments.js';
import { useRegions } from '../../data/resources/regions.js';
import { Button } from '../../ui/button/Button.js';
import { ActionFailure } from '../../ui/errors/ActionFailure.js';
import { ErrorNotice } from '../../ui/errors/ErrorNotice.js';
import { TextField } from '../../ui/fields/TextField.js';
import { Select } from '../../ui/select/Select.js';
import { isolate } from '../../ui/text/isolate.js';
import { useLock } from '../kit/actions/useLock.js';
import { takeSubmit } from '../kit/dialog/takeSubmit.js';
import { type ActionForm, useActionForm } from '../kit/dialog/useActionForm.js';
import { useReadErrorEvent } from '../kit/events/useReadErrorEvent.js';
import { FieldGrid, Line, Note, Section, Stack } from '../kit/layout/layout.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { choiceName } from '../shared/fields/choiceName.js';
import { unfinishedSteps } from './creationPath.js';
import { choiceValues, type DeploymentValues, inputOf, newDeployment, problemsOf } from './deploymentForm.js';
import { deploymentWizard, useDeploymentWizardLabels } from './deploymentWizardWidget.js';
import { SourceFields } from './SourceFields.js';

/** The form that creates a deployment. Keeps its input until the deployment exists. Renders a `<section>`. */
export function DeploymentWizardCreate() {
  const words = useDeploymentWizardLabels();
  const { create, doubtfulName, targetPlatform } = deploymentWizard.useSelector(({ model, options }) => ({
    create: model.create,
    doubtfulName: model.doubtfulName,
    targetPlatform: options.targetPlatform ?? 'kubernetes',
  }));
  const form = useActionForm<DeploymentValues, Deployment>({
    open: true,
    onOpenChange: () => {},
    staysOpen: true,
    initial: newDeployment,
    memory: deploymentWizard.useFormMemory('create'),
    problemsOf: (values, error) => problemsOf(values, words, error),
    action: (values) => create(inputOf(values, targetPlatform)),
  });
  const lock = useLock(!create.isAllowed(inputOf(newDeployment, targetPlatform)));
  const isInDoubt = doubtfulName !== undefined;
  return (
    <Section heading={words.sections.create}>
      <form
        noValidate
        className="parley-stack parley-gap-l"
        onSubmit={(event) => {
          const element = takeSubmit(event);
          // A deployment that may exist is not created a second time.
          if (!isInDoubt) form.submit(element);
        }}
      >
        <FieldGrid>
          <TextField label={words.fields.name} dir="auto" {...form.field('name')} />
          <Select
            name="cloudProvider"
            label={words.fields.cloudProvider}
            value={form.values.cloudProvider}
            options={choiceValues.cloudProvider.map((value) => ({ value, label: choiceName(words.choices.cloudProvider, value) }))}
            // A region belongs to a cloud.
            onValueChange={(cloudProvider) => cloudProvider && form.change({ cloudProvider, region: '' })}
          />
          <RegionSelect form={form} />
        </FieldGrid>
        <FieldGrid>
          <SourceFields form={form} />
        </FieldGrid>
        {isInDoubt ? (
          <Doubt key={doubtfulName} name={doubtfulName} onCreate={() => form.submit()} />
        ) : (
          <>
            {form.error !== undefined && <ActionFailure error={form.error} title={words.create.failed} />}
            <Line>
              <Button type="submit" variant="primary" isBusy={form.isBusy} {...lock.button}>
                {words.create.action}
              </Button>
            </Line>
            {lock.note}
          </>
        )}
      </form>
    </Section>
  );
}

function RegionSelect({ form }: { form: ActionForm<DeploymentValues> }) {
  const { fields, hints } = useDeploymentWizardLabels();
  const options = deploymentWizard.useSelector(({ options }) => options);
  const { cloudProvider, region } = form.values;
  const { data, error, isFetching, refetch } = useRegions();
  useReadErrorEvent(error, { widget: 'deployment-wizard', operation: 'listRegions' }, options);
  if (error !== null && data === undefined) return <ReadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />;
  const offered = (data?.items ?? []).filter(({ provider }) => provider == null || provider === cloudProvider);
  const { error: problem } = form.field('region');
  return (
    <Select
      name="region"
      disabled={data === undefined}
      label={fields.region}
      hint={problem ?? (data !== undefined && offered.length === 0 ? hints.noRegions : undefined)}
      aria-invalid={problem !== undefined || undefined}
      value={region || undefined}
      options={offered.map(({ name, title }) => ({ value: name, label: title ?? name }))}
      onValueChange={(next = '') => form.change({ region: next })}
    />
  );
}

interface DoubtProps {
  /** The name of the deployment that may exist. */
  name: string;
  /** Called when the user creates it anyway. */
  onCreate: () => void;
}

/** Explains that the deployment may already exist, and looks for it. Renders a `<div>`. */
function Doubt({ name, onCreate }: DoubtProps) {
  const words = useDeploymentWizardLabels();
  const { doubt } = words;
  const { choose, forgetDoubt, isBusy } = deploymentWizard.useSelector(({ model }) => ({
    choose: model.choose,
    forgetDoubt: model.forgetDoubt,
    isBusy: model.create.isBusy(),
  }));
  const [hasLooked, setLooked] = useState(false);
  // All of them, because a new deployment is the last of the list.
  const { data, error, isFetching, refetch } = useDeployments({ creationStep: unfinishedSteps }, { enabled: false });
  const found = data?.items.filter((deployment) => deployment.name === name) ?? [];

  async function look() {
    const { isSuccess } = await refetch();
    setLooked(isSuccess);
  }

  return (
    <Stack gap="l">
      <ErrorNotice kind="network" role="alert" title={words.create.failed} advice={doubt.text(isolate(name))}>
        {!hasLooked && (
          <Button size="small" isBusy={isFetching} onClick={() => void look()}>
            {doubt.look}
          </Button>
        )}
      </ErrorNotice>
      {error !== null && !hasLooked && <ActionFailure error={error} title={doubt.failed} />}
      {hasLooked && (
        <div role="status" className="parley-stack">
          <Note>{found.length > 0 ? doubt.found : doubt.none}</Note>
          {found.map((deployment) => (
            <Line key={deployment.id}>
              <Button size="small" onClick={() => choose(deployment.id)}>
                {words.resume(`${isolate(deployment.name)} (${deployment.id})`)}
              </Button>
            </Line>
          ))}
        </div>
      )}
      {hasLooked && (
        <Line>
          <Button
            variant={found.length > 0 ? 'outline' : 'primary'}
            isBusy={isBusy}
            onClick={() => {
              forgetDoubt();
              onCreate();
            }}
          >
            {found.length > 0 ? doubt.createAnyway : words.create.action}
          </Button>
        </Line>
      )}
    </Stack>
  );
}
