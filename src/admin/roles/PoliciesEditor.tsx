'use client';
import { Trash2 } from 'lucide-react';
import type { Policy, PolicyResourceType } from '../../client/resources/policies.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { Disclosure } from '../../ui/disclosure/Disclosure.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TokenField } from '../../ui/fields/TokenField.js';
import { Select } from '../../ui/select/Select.js';
import { isolate } from '../../ui/text/isolate.js';
import { FieldGrid, Line, Note } from '../kit/layout/layout.js';
import { DeploymentChecks } from '../shared/workspace/DeploymentChecks.js';
import { actionChoices, actionName, everyResource, resourceTypes, typeName, withChoice } from './rolePolicies.js';
import { useRoleLabels } from './rolesWidget.js';

export interface PoliciesEditorProps {
  /** The policies of the role. */
  value: readonly Policy[];
  /** Called with all policies when one changes. */
  onValueChange: (policies: readonly Policy[]) => void;
  /** The problem to show below the policies. */
  error: string | undefined;
}

/** Edits the policies of a role: the resources and the actions of each. Renders a `<fieldset>`. */
export function PoliciesEditor({ value, onValueChange, error }: PoliciesEditorProps) {
  const labels = useRoleLabels();
  const { policies: words } = labels;
  const replace = (index: number, ...policies: readonly Policy[]) => onValueChange(value.toSpliced(index, 1, ...policies));
  return (
    <fieldset name="policies" tabIndex={-1} className="parley-fieldset parley-stack parley-gap-l">
      <legend className="parley-field-label">{labels.fields.policies}</legend>
      {value.length === 0 && <Note>{words.none}</Note>}
      {value.map((policy, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: policies have no id, and two may be equal
        <PolicyFields key={index} policy={policy} onChange={(next) => replace(index, next)} onRemove={() => replace(index)} />
      ))}
      {error !== undefined && (
        <p role="alert" className="parley-field-note parley-field-error">
          {error}
        </p>
      )}
      <Select<PolicyResourceType>
        label={words.add}
        isLabelHidden
        placeholder={words.add}
        value={undefined}
        onValueChange={(resourceType) => {
          if (resourceType !== undefined) onValueChange([...value, { resourceType, actions: [], resources: [everyResource] }]);
        }}
        options={resourceTypes.map((type) => ({ value: type, label: typeName(type, labels) }))}
      />
    </fieldset>
  );
}

interface PolicyFieldsProps {
  policy: Policy;
  onChange: (policy: Policy) => void;
  onRemove: () => void;
}

function PolicyFields({ policy, onChange, onRemove }: PolicyFieldsProps) {
  const labels = useRoleLabels();
  const { policies: words } = labels;
  const type = typeName(policy.resourceType, labels);
  const { first, more } = actionChoices(policy, labels);
  const checkbox = (action: string) => (
    <CheckField
      key={action}
      label={actionName(action, labels)}
      checked={policy.actions.includes(action)}
      onChange={({ currentTarget }) => onChange({ ...policy, actions: withChoice(policy.actions, action, currentTarget.checked) })}
    />
  );
  return (
    <fieldset className="parley-fieldset parley-box parley-stack parley-gap-l">
      <legend className="parley-visually-hidden">{type}</legend>
      <Line className="parley-spread">
        <span className="parley-heading parley-small" aria-hidden="true">
          {type}
        </span>
        <IconButton icon={Trash2} size="small" label={words.remove(isolate(type))} onClick={onRemove} />
      </Line>
      {policy.resourceType !== 'Global' && <Resources policy={policy} onChange={onChange} />}
      <fieldset className="parley-fieldset parley-stack">
        <legend className="parley-field-label">{words.actions}</legend>
        <FieldGrid>{first.map(checkbox)}</FieldGrid>
        {more.length > 0 && (
          <Disclosure summary={words.more}>
            <FieldGrid>{more.map(checkbox)}</FieldGrid>
          </Disclosure>
        )}
      </fieldset>
    </fieldset>
  );
}

/** Chooses all resources of a type or some of them: deployments by name, others by id. */
function Resources({ policy, onChange }: Omit<PolicyFieldsProps, 'onRemove'>) {
  const labels = useRoleLabels();
  const { policies: words } = labels;
  const isAll = policy.resources.includes(everyResource);
  const change = (resources: readonly string[]) => onChange({ ...policy, resources });
  return (
    <fieldset className="parley-fieldset parley-stack">
      <legend className="parley-field-label">{words.resources}</legend>
      <CheckField
        label={words.all}
        checked={isAll}
        onChange={({ currentTarget }) => change(currentTarget.checked ? [everyResource] : [])}
      />
      {!isAll && policy.resourceType === 'Deployment' && (
        <DeploymentChecks legend={typeName(policy.resourceType, labels)} chosen={policy.resources} onChosenChange={change} />
      )}
      {!isAll && policy.resourceType !== 'Deployment' && (
        <TokenField
          label={words.ids}
          hint={words.idsHint}
          tokens={policy.resources}
          onTokensChange={change}
          separators={' \u00a0,;،、，；'}
        />
      )}
    </fieldset>
  );
}
