'use client';
import { ActionFailure } from '../../ui/errors/ActionFailure.js';
import { SelectField } from '../../ui/fields/SelectField.js';
import { TextField } from '../../ui/fields/TextField.js';
import type { UserDetails } from './model/useUserDetails.js';
import { userManagementWidget, useUserLabels } from './userManagementWidget.js';

export interface AccountFieldsProps {
  /** The user, from `useUserDetails`. */
  details: UserDetails;
  /** True if the fields can be edited. */
  canChange: boolean;
}

/** First name, job title and role. Values the service does not return stay unchanged unless the user enters something. */
export function AccountFields({ details, canChange }: AccountFieldsProps) {
  const { drawer: words } = useUserLabels();
  const { account, changeAccount, user, isSaving } = details;
  const isOwn = userManagementWidget.use(({ model }) => model.isOwn(user.id));
  const known = userManagementWidget.use(({ model }) => model.accountOf)(user.id);
  const isTitleKnown = known?.title !== undefined;
  const failure = details.failureOf('account');
  return (
    <>
      <TextField
        label={words.firstName}
        autoComplete="off"
        readOnly={!canChange || isSaving}
        value={account.firstName}
        onChange={({ currentTarget }) => changeAccount({ firstName: currentTarget.value })}
      />
      {(canChange || isTitleKnown) && (
        <TextField
          label={words.title}
          hint={isTitleKnown ? undefined : words.unknownHint}
          autoComplete="off"
          readOnly={!canChange || isSaving}
          value={account.title ?? ''}
          onChange={({ currentTarget }) => changeAccount({ title: currentTarget.value })}
        />
      )}
      {canChange && (
        <div className="parley-field">
          <SelectField
            label={words.role}
            disabled={isOwn || isSaving}
            value={account.isAdmin === undefined ? '' : String(account.isAdmin)}
            onChange={({ currentTarget: { value } }) => changeAccount({ isAdmin: value === '' ? undefined : value === 'true' })}
          >
            {known?.isAdmin === undefined && <option value="">{words.roleUnknown}</option>}
            <option value="false">{words.roleMember}</option>
            <option value="true">{words.roleAdmin}</option>
          </SelectField>
          {isOwn && <p className="parley-field-note">{words.ownRole}</p>}
        </div>
      )}
      {failure && <ActionFailure error={failure} title={words.accountFailed} />}
    </>
  );
}
