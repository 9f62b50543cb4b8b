'use client';
import { Select } from '../../ui/select/Select.js';
import type { ActionForm } from '../kit/dialog/useActionForm.js';
import { choiceName } from '../shared/fields/choiceName.js';
import { choiceValues, type SourceValues } from './deploymentForm.js';
import { useDeploymentWizardLabels } from './deploymentWizardWidget.js';

/** Chooses where the data model comes from, and how changes to it are deployed. A repository is always deployed with Git. */
export function SourceFields({ form }: { form: Pick<ActionForm<SourceValues>, 'values' | 'change'> }) {
  const { fields, choices } = useDeploymentWizardLabels();
  const { creationMethod, deployMode } = form.values;
  return (
    <>
      <Select
        name="creationMethod"
        label={fields.creationMethod}
        value={creationMethod}
        options={choiceValues.creationMethod.map((value) => ({ value, label: choiceName(choices.creationMethod, value) }))}
        onValueChange={(value) => value && form.change({ creationMethod: value })}
      />
      {creationMethod !== 'source-control' && (
        <Select
          name="deployMode"
          label={fields.deployMode}
          value={deployMode}
          options={choiceValues.deployMode.map((value) => ({ value, label: choiceName(choices.deployMode, value) }))}
          onValueChange={(value) => value && form.change({ deployMode: value })}
        />
      )}
    </>
  );
}
