'use client';
import { TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Role } from '../../client/resources/roles.js';
import { isSameJson } from '../../data/conflict/compareFields.js';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { Note, Remark } from '../kit/layout/layout.js';
import type { RecordFieldsProps } from '../kit/record-form/RecordForm.js';
import { PoliciesEditor } from './PoliciesEditor.js';
import { RoleUsers } from './RoleUsers.js';
import { maxLength, type RoleValues, rolesWidget, useRoleLabels } from './rolesWidget.js';

/**
 * The custom roles of the account: add, edit and delete them, and assign them to users. For administrators; others see that they have no
 * access. Renders a `<div>`.
 */
export const Roles = rolesWidget.assemble({ Fields: RoleFields, Detail: RoleUsers, Filters: BuiltInNote });

export type RolesProps = ComponentProps<typeof Roles>;

/** The parts of `Roles`, for other layouts. */
export const { Root, Search, Toolbar, Rows, Footer } = Roles;

function BuiltInNote() {
  return <Note className="parley-fill">{useRoleLabels().builtIn}</Note>;
}

function RoleFields({ form, item }: RecordFieldsProps<RoleValues, Role>) {
  const { fields, policies: words } = useRoleLabels();
  const { policies } = form.values;
  return (
    <>
      <TextField label={fields.name} limit={maxLength} {...form.field('name')} />
      <TextAreaField label={fields.description} rows={2} {...form.field('description')} />
      <PoliciesEditor value={policies} onValueChange={(next) => form.change({ policies: next })} error={form.field('policies').error} />
      {item !== undefined && !isSameJson(policies, item.policies) && (
        <Remark icon={TriangleAlert} tone="warning" role="status">
          {words.replaces}
        </Remark>
      )}
    </>
  );
}
