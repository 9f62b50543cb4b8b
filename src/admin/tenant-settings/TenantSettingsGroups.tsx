'use client';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../react/language/useFormats.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { Select } from '../../ui/select/Select.js';
import { Line, Remark, Section } from '../kit/layout/layout.js';
import type { TenantSettingsLabels } from './labels/TenantSettingsLabels.js';
import { isTimeOfDay, weekDayName, weekDaysLike } from './tenantSettingsForm.js';
import { tenantSettingsWidget, useTenantSettingsLabels } from './tenantSettingsWidget.js';

/** The audit log switch, with the current state of the log. Renders a `<section>`. */
export function AuditLogSettings() {
  const { groups, fields, audit: words, warnings } = useTenantSettingsLabels();
  const { dateTime } = useFormats();
  const { form, item } = tenantSettingsWidget.useFields();
  return (
    <Section heading={groups.audit}>
      <CheckField label={fields.auditLogEnabled} hint={item && auditState(item, words, dateTime)} {...form.checkbox('auditLogEnabled')} />
      <Warning isShown={item?.auditLogEnabled === true && !form.values.auditLogEnabled}>{warnings.auditLogEnabled}</Warning>
    </Section>
  );
}

interface AuditFacts {
  readonly auditLogEnabled: boolean;
  readonly auditLogEnabledCurrent: boolean;
  readonly auditLogEnabledTimestamp: number;
}

/** Describes whether the audit log is on, which can lag behind the saved setting. */
function auditState(
  { auditLogEnabled: isWanted, auditLogEnabledCurrent: isOn, auditLogEnabledTimestamp: time }: AuditFacts,
  words: TenantSettingsLabels['audit'],
  dateTime: (isoText: string) => string,
): string {
  if (isWanted !== isOn) return isWanted ? words.turningOn : words.turningOff;
  const date = new Date(time);
  // A log that has never been switched has no time.
  if (!(time > 0) || Number.isNaN(date.getTime())) return isOn ? words.on : words.off;
  const since = dateTime(date.toISOString());
  return isOn ? words.onSince(since) : words.offSince(since);
}

/** The day and time when deployments may be updated. Renders a `<section>`. */
export function MaintenanceWindowSettings() {
  const { groups, fields, hints } = useTenantSettingsLabels();
  const { locale } = useFormats();
  const { form, item } = tenantSettingsWidget.useFields();
  const { maintenanceWindowEnabled: isEnabled, maintenanceWindowDay: day } = form.values;
  const days = weekDaysLike(item?.maintenanceWindowDay ?? '');
  const known = day === '' || days.includes(day) ? days : [...days, day];
  const stored = item?.maintenanceWindowTime ?? '';
  return (
    <Section heading={groups.maintenance}>
      <CheckField
        label={fields.maintenanceWindowEnabled}
        hint={hints.maintenanceWindowEnabled}
        {...form.checkbox('maintenanceWindowEnabled')}
      />
      <Line gap="l">
        <Select
          label={fields.maintenanceWindowDay}
          value={day || undefined}
          options={known.map((value) => ({ value, label: weekDayName(value, locale) }))}
          onValueChange={(value) => form.change({ maintenanceWindowDay: value ?? '' })}
          disabled={!isEnabled}
        />
        <TextField
          label={fields.maintenanceWindowTime}
          // A time input cannot show a time in another format.
          type={stored === '' || isTimeOfDay(stored) ? 'time' : 'text'}
          disabled={!isEnabled}
          {...form.field('maintenanceWindowTime')}
        />
      </Line>
    </Section>
  );
}

/** The switch that gives the service's support team access. Renders a `<section>`. */
export function SupportAccessSettings() {
  const { groups, fields, hints, warnings } = useTenantSettingsLabels();
  const { form, item } = tenantSettingsWidget.useFields();
  return (
    <Section heading={groups.support}>
      <CheckField label={fields.hasSupportAccess} hint={hints.hasSupportAccess} {...form.checkbox('hasSupportAccess')} />
      <Warning isShown={item?.hasSupportAccess === false && form.values.hasSupportAccess}>{warnings.hasSupportAccess}</Warning>
    </Section>
  );
}

/** The AI interface switch, and the automatic purchase of AI tokens. Renders a `<section>`. */
export function AiSettings() {
  const { groups, fields, hints, warnings } = useTenantSettingsLabels();
  const { locale } = useFormats();
  const { form, item } = tenantSettingsWidget.useFields();
  const buys = form.values.aiTokensAutoPurchaseEnabled;
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  return (
    <Section heading={groups.ai}>
      <CheckField label={fields.useAIBIUserInterface} hint={hints.useAIBIUserInterface} {...form.checkbox('useAIBIUserInterface')} />
      <CheckField
        label={fields.aiTokensAutoPurchaseEnabled}
        hint={item && hints.aiTokensAutoPurchaseEnabled(dollars.format(item.aiTokensAutoPurchaseThreshold))}
        {...form.checkbox('aiTokensAutoPurchaseEnabled')}
      />
      <Warning isShown={item?.aiTokensAutoPurchaseEnabled === false && buys}>{warnings.aiTokensAutoPurchaseEnabled}</Warning>
      <Line>
        <TextField
          label={fields.aiTokensAutoPurchaseAmount}
          inputMode="numeric"
          disabled={!buys}
          {...form.field('aiTokensAutoPurchaseAmount')}
        />
      </Line>
    </Section>
  );
}

/** The switch that issues OIDC tokens to deployments. Renders a `<section>`. */
export function DeploymentSignInSettings() {
  const { groups, fields, hints, warnings } = useTenantSettingsLabels();
  const { form, item } = tenantSettingsWidget.useFields();
  return (
    <Section heading={groups.signIn}>
      <CheckField label={fields.oidcEnabled} hint={hints.oidcEnabled} {...form.checkbox('oidcEnabled')} />
      <Warning isShown={item?.oidcEnabled === true && !form.values.oidcEnabled}>{warnings.oidcEnabled}</Warning>
    </Section>
  );
}

/** Warns about the effect of saving a change. Screen readers announce it. */
function Warning({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <div role="status">
      {isShown && (
        <Remark icon={TriangleAlert} tone="warning">
          {children}
        </Remark>
      )}
    </div>
  );
}
