'use client';
import { ActionFailure } from '../../ui/errors/ActionFailure.js';
import { TextField } from '../../ui/fields/TextField.js';
import { Select } from '../../ui/select/Select.js';
import type { UserDetails } from './model/useUserDetails.js';
import { userManagementWidget } from './userManagementWidget.js';
import { useUserLabels } from './userWords.js';

/** Props shared by all sections of the drawer. */
export interface DetailsProps {
  /** The user, from `useUserDetails`. */
  details: UserDetails;
  /** True if the user can be changed. */
  canChange: boolean;
}

/** First name, job title and role. Values the service does not return stay unchanged unless the user enters something. */
export function AccountFields({ details, canChange }: DetailsProps) {
  const { drawer: words } = useUserLabels();
  const { account, changeAccount, user, isSaving } = details;
  const { isOwn, known } = userManagementWidget.useSelector(({ model }) => {
    return { isOwn: model.isOwn(user.id), known: model.accountOf(user.id) };
  });
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
        <Select
          label={words.role}
          hint={isOwn ? words.ownRole : undefined}
          disabled={isOwn || isSaving}
          noneLabel={known?.isAdmin === undefined ? words.roleUnknown : undefined}
          value={account.isAdmin}
          onValueChange={(isAdmin) => changeAccount({ isAdmin })}
          options={[
            { value: false, label: words.roleMember },
            { value: true, label: words.roleAdmin },
          ]}
        />
      )}
      {failure && <ActionFailure error={failure} title={words.accountFailed} />}
    </>
  );
}
