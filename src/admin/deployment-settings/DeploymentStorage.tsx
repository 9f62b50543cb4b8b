'use client';
import { Disclosure } from '../../ui/disclosure/Disclosure.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { FieldGrid, Line } from '../kit/layout/layout.js';
import { choiceName } from '../shared/fields/choiceName.js';
import { Group, Warning } from './DeploymentGroups.js';
import { storageFields } from './deploymentSettingsForm.js';
import { deploymentSettingsWidget } from './deploymentSettingsWidget.js';
import { useDeploymentSettingsLabels } from './useDeploymentSettingsLabels.js';

/** The customer’s storage for prepared data of the service. Renders a `<section>`. */
export function DeploymentStorage() {
  const { fields, hints, warnings } = useDeploymentSettingsLabels();
  const { form, item } = deploymentSettingsWidget.useFields();
  const { values } = form;
  const before = item?.cspsConfig;
  const isMoved = before?.enabled === true && (!values.storageEnabled || values.storageProvider.trim() !== before.storageProvider);
  return (
    <Group id="storage">
      <CheckField label={fields.storageEnabled} hint={hints.storageEnabled} {...form.checkbox('storageEnabled')} />
      <Line>
        <TextField label={fields.storageProvider} dir="ltr" {...form.field('storageProvider')} />
      </Line>
      <Warning isShown={isMoved}>{warnings.storageProvider}</Warning>
      {Object.entries(storageFields).map(([cloud, names]) => (
        <Disclosure
          // Open initially if the first loaded record uses it; after that, only the user toggles it.
          key={cloud}
          summary={choiceName({}, cloud)}
          defaultOpen={names.some((name) => values[name] !== '')}
        >
          <FieldGrid>
            {names.map((name) => (
              <TextField key={name} label={fields[name]} dir="ltr" {...form.field(name)} />
            ))}
          </FieldGrid>
        </Disclosure>
      ))}
    </Group>
  );
}
