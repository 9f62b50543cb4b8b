'use client';
import { Unplug } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useControllableChoice } from '../../react/state/useControllable.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { Note } from '../kit/layout/layout.js';
import { SectionedPage } from '../kit/layout/SectionedPage.js';
import { DeploymentBuild } from './DeploymentBuild.js';
import { DeploymentDataModel, DeploymentGeneral, DeploymentInfrastructure, DeploymentStartPage, Group } from './DeploymentGroups.js';
import { DeploymentRelease } from './DeploymentRelease.js';
import { DeploymentStorage } from './DeploymentStorage.js';
import { DeploymentVariables } from './DeploymentVariables.js';
import { type DeploymentSection, deploymentSettingsWidget } from './deploymentSettingsWidget.js';
import { useDeploymentSettingsLabels } from './useDeploymentSettingsLabels.js';

/**
 * The settings of a deployment, the versions that it can run, the state of its builds, and its deletion. Renders a `<div>`.
 */
export const DeploymentSettings = deploymentSettingsWidget.assemble({
  Fields: () => (
    <>
      <DeploymentGeneral />
      <DeploymentRelease />
      <DeploymentInfrastructure />
      <DeploymentDataModel />
      <DeploymentVariables />
      <DeploymentStartPage />
      <DeploymentStorage />
    </>
  ),
  Frame: DeploymentSections,
});

export type DeploymentSettingsProps = ComponentProps<typeof DeploymentSettings>;

/** The parts of `DeploymentSettings`, for other layouts. */
export const { Root, Form } = DeploymentSettings;

/** The form with its section navigation, the state of the build and the deletion. Without a record, the form alone. */
function DeploymentSections({ children }: { children: ReactNode }) {
  const { sections, groups, delete: words } = useDeploymentSettingsLabels();
  const { options, item, isGone } = deploymentSettingsWidget.useSelector(({ options, model }) => ({
    options,
    item: model.item,
    isGone: model.refetchError?.kind === 'not-found',
  }));
  const { section, defaultSection, onSectionChange } = options;
  const [current, setCurrent] = useControllableChoice(
    section,
    defaultSection,
    onSectionChange as (next: DeploymentSection | undefined) => void,
  );
  if (isGone) return <EmptyState icon={Unplug} heading={words.gone} text={words.goneAdvice} />;
  if (item === undefined) return children;
  return (
    <SectionedPage
      label={sections}
      // The groups have the ids of the sections, in the order of the page.
      sections={(Object.keys(groups) as DeploymentSection[]).map((id) => ({ id, label: groups[id] }))}
      current={current}
      onCurrentChange={setCurrent}
    >
      {children}
      <DeploymentBuild />
      <DeploymentDeletion />
    </SectionedPage>
  );
}

/** The button that deletes the deployment, after its name has been typed. Renders a `<section>`. */
export function DeploymentDeletion() {
  const { delete: words } = useDeploymentSettingsLabels();
  return (
    <Group id="deletion">
      <Note>{words.note}</Note>
      <deploymentSettingsWidget.ActionButton name="delete" variant="danger" />
    </Group>
  );
}
