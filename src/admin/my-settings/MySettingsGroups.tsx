'use client';
import { useMemo } from 'react';
import { lookUp } from '../../client/http/lookUp.js';
import { Select } from '../../ui/select/Select.js';
import { Section } from '../kit/layout/layout.js';
import { SwitchSelect } from '../shared/fields/SwitchSelect.js';
import { TimeZoneSelect } from '../shared/fields/TimeZoneSelect.js';
import { useDeploymentNames } from '../shared/workspace/useDeploymentNames.js';
import { sheetsFields } from './mySettingsForm.js';
import { mySettingsWidget, useMySettingsLabels } from './mySettingsWidget.js';

/** Language, time zone and default deployment. Renders a `<section>`. */
export function LanguageSettings() {
  const { groups, fields, hints, standard } = useMySettingsLabels();
  const { form } = mySettingsWidget.useFields();
  const offered = mySettingsWidget.useSelector(({ options }) => options.languages) ?? chatLanguages;
  const { locale } = form.values;
  const languages = useMemo(() => withValue(offered, locale).map((tag) => ({ value: tag, label: languageName(tag) })), [offered, locale]);
  return (
    <Section heading={groups.general}>
      <Select
        label={fields.locale}
        hint={hints.locale}
        noneLabel={standard}
        options={languages}
        value={locale}
        onValueChange={(tag) => form.change({ locale: tag })}
      />
      <ZoneSelect />
      <DeploymentSelect />
    </Section>
  );
}

function ZoneSelect() {
  const { fields, hints, standard, deviceTimeZone } = useMySettingsLabels();
  const { form } = mySettingsWidget.useFields();
  return (
    <TimeZoneSelect
      label={fields.timezone}
      hint={hints.timezone}
      noneLabel={standard}
      value={form.values.timezone}
      onValueChange={(name) => form.change({ timezone: name })}
      deviceLabel={deviceTimeZone}
    />
  );
}

function DeploymentSelect() {
  const { fields, hints, standard, unknownDeployment, moreDeployments } = useMySettingsLabels();
  const { form } = mySettingsWidget.useFields();
  const { defaultDeploymentId: chosen } = form.values;
  const { list, deploymentName } = useDeploymentNames();
  const { items, hasMore, loadMore } = list;
  const options = useMemo(() => {
    const read = items.map(({ id, name }) => ({ value: id, label: name }));
    const isKnown = chosen === undefined || deploymentName(chosen) !== undefined;
    return isKnown ? read : [...read, { value: chosen, label: unknownDeployment(String(chosen)) }];
  }, [items, deploymentName, chosen, unknownDeployment]);
  return (
    <Select
      label={fields.defaultDeploymentId}
      hint={hints.defaultDeploymentId}
      noneLabel={standard}
      options={options}
      value={chosen}
      onValueChange={(id) => form.change({ defaultDeploymentId: id })}
      action={hasMore ? { label: moreDeployments, onSelect: loadMore } : undefined}
    />
  );
}

/** Theme and tables. Renders a `<section>`. */
export function AppearanceSettings() {
  const words = useMySettingsLabels();
  const { form } = mySettingsWidget.useFields();
  const offered = mySettingsWidget.useSelector(({ options }) => options.themes) ?? themes;
  const { theme } = form.values;
  const names: Readonly<Record<string, string | undefined>> = words.themes;
  return (
    <Section heading={words.groups.appearance}>
      <Select
        label={words.fields.theme}
        noneLabel={words.standard}
        options={withValue(offered, theme).map((value) => ({ value, label: lookUp(names, value) ?? value }))}
        value={theme}
        onValueChange={(value) => form.change({ theme: value })}
      />
      <SettingSwitch name="alternatingRowColors" />
    </Section>
  );
}

/** The settings of the spreadsheet add-ons. Renders a `<section>`. */
export function SheetsSettings() {
  const { groups } = useMySettingsLabels();
  return (
    <Section heading={groups.sheets}>
      {sheetsFields.map((name) => (
        <SettingSwitch key={name} name={name} />
      ))}
    </Section>
  );
}

function SettingSwitch({ name }: { name: 'alternatingRowColors' | (typeof sheetsFields)[number] }) {
  const { fields, standard } = useMySettingsLabels();
  const { form } = mySettingsWidget.useFields();
  return (
    <SwitchSelect
      label={fields[name]}
      noneLabel={standard}
      value={form.values[name]}
      onValueChange={(isOn) => form.change({ [name]: isOn })}
    />
  );
}

const themes = ['system', 'light', 'dark'];

const chatLanguages = ['ar', 'de', 'en', 'es', 'fr', 'he', 'hi', 'it', 'ja', 'ko', 'nl', 'pl', 'pt-BR', 'tr', 'zh-Hans'];

/** Returns the offered values, with the stored one if it is not among them. */
function withValue(offered: readonly string[], value: string | undefined): readonly string[] {
  return value === undefined || offered.includes(value) ? offered : [...offered, value];
}

/** Returns the name of a language in the language itself, so that its speakers find it. */
function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}
