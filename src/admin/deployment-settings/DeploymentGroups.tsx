'use client';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBranches } from '../../data/resources/branches.js';
import { useRegions } from '../../data/resources/regions.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { TokenField } from '../../ui/fields/TokenField.js';
import { Select } from '../../ui/select/Select.js';
import { isolate } from '../../ui/text/isolate.js';
import { useReadErrorEvent } from '../kit/events/useReadErrorEvent.js';
import { CopyableCode } from '../kit/layout/CopyableCode.js';
import { Facts, FieldGrid, Remark, Section } from '../kit/layout/layout.js';
import { choiceName, withCurrent } from '../shared/fields/choiceName.js';
import { choiceValues } from './deploymentSettingsForm.js';
import { type DeploymentSection, deploymentSettingsWidget } from './deploymentSettingsWidget.js';
import { useDeploymentSettingsLabels } from './useDeploymentSettingsLabels.js';

/** The name, the custom domain and the addresses of a deployment. Renders a `<section>`. */
export function DeploymentGeneral() {
  const { fields, facts, choices, hints, warnings } = useDeploymentSettingsLabels();
  const { form, item } = deploymentSettingsWidget.useFields();
  const hint = item?.autoDomain ? hints.customDomain(isolate(item.autoDomain)) : undefined;
  const before = item?.customDomain ?? '';
  return (
    <Group id="general">
      <FieldGrid>
        <TextField label={fields.name} dir="auto" {...form.field('name')} />
        <TextField label={fields.customDomain} hint={hint} dir="ltr" {...form.field('customDomain')} />
      </FieldGrid>
      <Warning isShown={before !== '' && form.values.customDomain.trim() !== before}>{warnings.customDomain}</Warning>
      {item && (
        <Facts
          facts={[
            [facts.id, item.id],
            [facts.url, <CopyableCode key="url" text={item.deploymentUrl} />],
            [facts.platform, item.targetPlatform],
            [facts.repository, item.repoType && choiceName(choices.repoType, item.repoType)],
          ]}
        />
      )}
    </Group>
  );
}

/** The size, the cloud and the region of a deployment. Renders a `<section>`. */
export function DeploymentInfrastructure() {
  const { fields, warnings } = useDeploymentSettingsLabels();
  const { form, item } = deploymentSettingsWidget.useFields();
  const { cloudProvider, region } = form.values;
  const { data, error } = useRegions();
  useReadErrorEvent(error, { widget: 'deployment-settings', operation: 'listRegions' }, useOptions());
  const offered = (data?.items ?? []).filter(({ provider }) => provider == null || provider === cloudProvider);
  const titles = new Map(offered.map(({ name, title }) => [name, title ?? name]));
  const isMoved = item !== undefined && (cloudProvider !== item.cloudProvider || region !== (item.region ?? ''));
  return (
    <Group id="infrastructure">
      <FieldGrid>
        <ChoiceField name="template" />
        <ChoiceField
          name="cloudProvider"
          // A region belongs to a cloud.
          onChosen={(next) => form.change({ cloudProvider: next, region: next === item?.cloudProvider ? (item.region ?? '') : '' })}
        />
        <Select
          name="region"
          label={fields.region}
          hint={form.field('region').error}
          value={region || undefined}
          options={withCurrent([...titles.keys()], region).map((name) => ({ value: name, label: titles.get(name) ?? name }))}
          onValueChange={(next = '') => form.change({ region: next })}
        />
      </FieldGrid>
      <Warning isShown={isMoved}>{warnings.location}</Warning>
    </Group>
  );
}

/** The source of the data model, and the production branch. Renders a `<section>`. */
export function DeploymentDataModel() {
  const { fields, hints, warnings } = useDeploymentSettingsLabels();
  const { form, item } = deploymentSettingsWidget.useFields();
  const options = useOptions();
  const { deployBranchName: branch } = form.values;
  const { data, error } = useBranches({ deploymentId: options.deploymentId });
  useReadErrorEvent(error, { widget: 'deployment-settings', operation: 'listBranches' }, options);
  return (
    <Group id="dataModel">
      <FieldGrid>
        <ChoiceField name="creationMethod" />
        <ChoiceField name="deployMode" />
        {data === undefined ? (
          <TextField label={fields.deployBranchName} dir="ltr" {...form.field('deployBranchName')} />
        ) : (
          <Select
            name="deployBranchName"
            label={fields.deployBranchName}
            hint={form.field('deployBranchName').error}
            value={branch}
            options={withCurrent(
              data.items.map(({ name }) => name),
              branch,
            ).map((name) => ({ value: name, label: name }))}
            onValueChange={(next = '') => form.change({ deployBranchName: next })}
          />
        )}
        <TextField label={fields.deployProjectRoot} hint={hints.deployProjectRoot} dir="ltr" {...form.field('deployProjectRoot')} />
      </FieldGrid>
      <CheckField label={fields.deployBranchReadOnly} hint={hints.deployBranchReadOnly} {...form.checkbox('deployBranchReadOnly')} />
      <CheckField label={fields.deployBranchMergeAllowed} {...form.checkbox('deployBranchMergeAllowed')} />
      <Warning isShown={item !== undefined && branch !== item.deployBranchName}>{warnings.deployBranchName(isolate(branch))}</Warning>
    </Group>
  );
}

/** The first view group and the tabs of the service’s start page. Renders a `<section>`. */
export function DeploymentStartPage() {
  const { fields, hints } = useDeploymentSettingsLabels();
  const { form } = deploymentSettingsWidget.useFields();
  return (
    <Group id="startPage">
      <TextField label={fields.defaultLaunchpadViewGroup} dir="auto" {...form.field('defaultLaunchpadViewGroup')} />
      <TokenField
        label={fields.launchpadTabs}
        hint={hints.launchpadTabs}
        tokens={form.values.launchpadTabs}
        onTokensChange={(tabs) => form.change({ launchpadTabs: [...new Set(tabs)] })}
      />
    </Group>
  );
}

interface ChoiceFieldProps {
  /** The name of the value. */
  name: keyof typeof choiceValues;
  /** Called with the chosen value. Default: changes the value. */
  onChosen?: ((value: string) => void) | undefined;
}

/** Chooses one of the known values. An unknown value stays until another one is chosen. */
function ChoiceField({ name, onChosen }: ChoiceFieldProps) {
  const { fields, choices } = useDeploymentSettingsLabels();
  const { form } = deploymentSettingsWidget.useFields();
  const value = form.values[name];
  return (
    <Select
      label={fields[name]}
      value={value || undefined}
      options={withCurrent(choiceValues[name], value).map((key) => ({ value: key, label: choiceName(choices[name], key) }))}
      onValueChange={(next = '') => (onChosen ? onChosen(next) : form.change({ [name]: next }))}
    />
  );
}

/** Returns the options of the widget. */
function useOptions() {
  return deploymentSettingsWidget.useSelector(({ options }) => options);
}

/** A section that the navigation links to. Renders a `<section>`. */
export function Group({ id, actions, children }: { id: DeploymentSection; actions?: ReactNode; children: ReactNode }) {
  const { groups } = useDeploymentSettingsLabels();
  return (
    <Section heading={groups[id]} actions={actions} data-section={id} tabIndex={-1}>
      {children}
    </Section>
  );
}

/** Warns about the effect of saving a change. Screen readers announce it. */
export function Warning({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <div role="status" className={isShown ? undefined : 'parley-visually-hidden'}>
      {isShown && (
        <Remark icon={TriangleAlert} tone="warning">
          {children}
        </Remark>
      )}
    </div>
  );
}
