'use client';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import type { DeploymentSettings, UpdateDeploymentInput } from '../../client/resources/deployment-settings.js';
import { useDeleteDeployment, useDeploymentSettings, useUpdateDeployment } from '../../data/resources/deployments.js';
import { action } from '../kit/actions/action.js';
import { untraced } from '../kit/actions/untraced.js';
import { createRecordWidget } from '../kit/record/createRecordWidget.js';
import { controlledKeys } from '../kit/widget/createWidget.js';
import { inputOf, labelOf, problemsOf, sentOf, textOf, valuesOf } from './deploymentSettingsForm.js';
import { LostWorkbooks } from './LostWorkbooks.js';
import { useDeploymentSettingsLabels } from './useDeploymentSettingsLabels.js';

/** The sections of the page. */
export type DeploymentSection =
  | 'general'
  | 'release'
  | 'infrastructure'
  | 'dataModel'
  | 'variables'
  | 'startPage'
  | 'storage'
  | 'build'
  | 'deletion';

export interface DeploymentSettingsOptions extends DeploymentAddress {
  /** The section that was chosen last, such as part of the page’s URL. The page scrolls to it. */
  readonly section?: DeploymentSection | undefined;
  /** The section to scroll to initially. Default: none. */
  readonly defaultSection?: DeploymentSection | undefined;
  /** Called when the user chooses a section or moves the focus into another one. */
  readonly onSectionChange?: ((section: DeploymentSection) => void) | undefined;
  /**
   * Returns true if a build with this status is running, so that the status is polled every few seconds. The contract does not specify the
   * values. Default: true for `queued`, `building` and similar words.
   */
  readonly isBuildRunning?: ((status: string) => boolean) | undefined;
}

const updateParams = ({ deploymentId }: DeploymentAddress, settings: DeploymentSettings, changes: UpdateDeploymentInput) => ({
  ...sentOf(settings, changes),
  deploymentId,
});

const deleteParams = ({ deploymentId }: DeploymentAddress, _settings: DeploymentSettings) => ({ deploymentId });

export const deploymentSettingsWidget = createRecordWidget({
  name: 'deployment-settings',
  root: 'DeploymentSettings.Root',
  useLabels: useDeploymentSettingsLabels,
  options: { deploymentId: true, ...controlledKeys('section'), isBuildRunning: true },
  form: {
    valuesOf,
    inputOf,
    problemsOf,
    textOf,
    labelOf,
    useRead: ({ deploymentId }: DeploymentSettingsOptions) => useDeploymentSettings({ deploymentId }),
    operation: 'getDeploymentSettings',
  },
  actions: {
    // Template variables can be secret.
    update: action('updateDeployment', 'updated', untraced(useUpdateDeployment), updateParams, {
      beforeOf: (settings, changes): [settings: DeploymentSettings, changes: UpdateDeploymentInput] => [
        settings,
        sentOf(settings, changes),
      ],
      saidOf: (saved, settings, changes): [result: DeploymentSettings, settings: DeploymentSettings, changes: UpdateDeploymentInput] => [
        saved,
        settings,
        sentOf(settings, changes),
      ],
    }),
    delete: action('deleteDeployment', 'deleted', useDeleteDeployment, deleteParams, {
      dialog: 'confirm',
      isNameTyped: true,
      Effect: LostWorkbooks,
      saidOf: (_, settings): [settings: DeploymentSettings] => [settings],
    }),
  },
  nameOf: ({ name }: DeploymentSettings) => name,
  subjectOf: ({ deploymentId }) => deploymentId,
});

/** Headless hook behind `DeploymentSettings`: the settings of a deployment, the user’s changes and the actions. */
export const useDeploymentSettingsModel = deploymentSettingsWidget.useModel;
