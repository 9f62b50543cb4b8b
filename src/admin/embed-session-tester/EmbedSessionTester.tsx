'use client';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/button/Button.js';
import { ActionFailure } from '../../ui/errors/ActionFailure.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { TokenField } from '../../ui/fields/TokenField.js';
import { Select } from '../../ui/select/Select.js';
import { useLock } from '../kit/actions/useLock.js';
import { takeSubmit } from '../kit/dialog/takeSubmit.js';
import { type ActionForm, useActionForm } from '../kit/dialog/useActionForm.js';
import { FieldGrid, Line, Note, Panes, Section, Stack } from '../kit/layout/layout.js';
import { SwitchSelect } from '../shared/fields/SwitchSelect.js';
import { EmbedSessionResult, SessionCode } from './EmbedSessionResult.js';
import { embedSessionWidget, useEmbedSessionLabels } from './embedSessionWidget.js';
import { emptySession, inputOf, problemsOf, type SessionValues, switchKeys } from './sessionForm.js';

/** Provides one session to the parts inside. Renders a `<div>`. */
export const EmbedSessionTesterRoot = embedSessionWidget.Root;

export type EmbedSessionTesterProps = Omit<ComponentProps<typeof EmbedSessionTesterRoot>, 'children'>;

/**
 * Opens an embed session as your server would: choose the user, tenant, groups, settings and branch, then redeem, preview and revoke the
 * session. For administrators. Renders a `<div>`.
 */
export const EmbedSessionTester = Object.assign(
  function EmbedSessionTester(props: EmbedSessionTesterProps) {
    return (
      <EmbedSessionTesterRoot {...props}>
        <EmbedSessionForm />
      </EmbedSessionTesterRoot>
    );
  },
  { Root: EmbedSessionTesterRoot, Form: EmbedSessionForm, Result: EmbedSessionResult },
);

type Form = ActionForm<SessionValues>;

/** The form of a session, next to the generated session and the code for a server. Renders a `<div>`. */
export function EmbedSessionForm() {
  const words = useEmbedSessionLabels();
  const { deploymentId, generate } = embedSessionWidget.useSelector(({ options, model }) => ({
    deploymentId: options.deploymentId,
    generate: model.generate,
  }));
  const form = useActionForm<SessionValues, unknown>({
    // Never closed, so the input stays for the next session.
    open: true,
    onOpenChange: () => {},
    initial: emptySession,
    memory: embedSessionWidget.useFormMemory('session'),
    problemsOf: (values, error) => problemsOf(values, words, error),
    action: (values) => generate(inputOf(deploymentId, values)),
  });
  const lock = useLock(!generate.isAllowed(inputOf(deploymentId, emptySession)));
  return (
    <Panes>
      <form noValidate aria-label={words.form} className="parley-stack parley-gap-xl" onSubmit={(event) => form.submit(takeSubmit(event))}>
        <UserFields form={form} />
        <TenantFields form={form} />
        <PlaceFields form={form} />
        <SettingsFields form={form} />
        {form.error !== undefined && <ActionFailure error={form.error} title={words.generate.failed} />}
        <Line>
          <Button type="submit" variant="primary" isBusy={form.isBusy} {...lock.button}>
            {words.generate.action}
          </Button>
        </Line>
        {lock.note}
      </form>
      <Stack gap="xl">
        <EmbedSessionResult />
        <SessionCode input={inputOf(deploymentId, form.values)} />
      </Stack>
    </Panes>
  );
}

function UserFields({ form }: { form: Form }) {
  const { sections, fields, hints, userKinds } = useEmbedSessionLabels();
  const isInternal = form.values.userKind === 'internal';
  return (
    <Section heading={sections.user}>
      <Select<SessionValues['userKind']>
        label={fields.userKind}
        value={form.values.userKind}
        onValueChange={(userKind) => userKind && form.change({ userKind })}
        options={[
          { value: 'external', label: userKinds.external },
          { value: 'internal', label: userKinds.internal },
        ]}
      />
      <TextField
        label={isInternal ? fields.internalId : fields.userId}
        hint={isInternal ? hints.internalId : hints.userId}
        dir="ltr"
        spellCheck={false}
        {...form.field('userId')}
      />
      {!isInternal && (
        <>
          <TextField label={fields.email} type="email" dir="ltr" {...form.field('email')} />
          <TextField label={fields.displayName} {...form.field('displayName')} />
          <TokenField
            label={fields.groups}
            hint={hints.groups}
            tokens={form.values.groups}
            onTokensChange={(groups) => form.change({ groups })}
          />
          <TextAreaField label={fields.attributes} hint={hints.attributes} dir="ltr" spellCheck={false} {...form.field('attributes')} />
        </>
      )}
    </Section>
  );
}

function TenantFields({ form }: { form: Form }) {
  const { sections, fields, hints } = useEmbedSessionLabels();
  const { error } = form.field('tenantGroups');
  return (
    <Section heading={sections.tenant}>
      <TextField label={fields.tenant} hint={hints.tenant} dir="ltr" spellCheck={false} {...form.field('tenant')} />
      <CheckField label={fields.isCreator} hint={hints.isCreator} {...form.checkbox('isCreator')} />
      <TokenField
        name="tenantGroups"
        label={fields.tenantGroups}
        hint={hints.tenantGroups}
        error={error}
        tokens={form.values.tenantGroups}
        onTokensChange={(tenantGroups) => form.change({ tenantGroups })}
      />
    </Section>
  );
}

function PlaceFields({ form }: { form: Form }) {
  const { sections, fields, hints } = useEmbedSessionLabels();
  return (
    <Section heading={sections.place}>
      <TextField label={fields.branch} hint={hints.branch} dir="ltr" spellCheck={false} {...form.field('branch')} />
      <TextField label={fields.dashboard} hint={hints.dashboard} dir="ltr" spellCheck={false} {...form.field('dashboard')} />
    </Section>
  );
}

function SettingsFields({ form }: { form: Form }) {
  const { sections, fields, hints, settings, inherited } = useEmbedSessionLabels();
  const { switches } = form.values;
  return (
    <Section heading={sections.settings}>
      <Note>{hints.settings}</Note>
      <FieldGrid>
        {switchKeys.map((key) => (
          <SwitchSelect
            key={key}
            label={settings[key]}
            noneLabel={inherited}
            value={switches[key]}
            onValueChange={(value) => form.change({ switches: { ...switches, [key]: value } })}
          />
        ))}
        <TextField label={fields.locale} placeholder="de-DE" dir="ltr" spellCheck={false} {...form.field('locale')} />
        <TextField label={fields.timezone} placeholder="Europe/Berlin" dir="ltr" spellCheck={false} {...form.field('timezone')} />
      </FieldGrid>
    </Section>
  );
}
