'use client';
import { type SubmitEvent, useState } from 'react';
import { lookUp } from '../../client/http/lookUp.js';
import { Button } from '../../ui/button/Button.js';
import { TextField } from '../../ui/fields/TextField.js';
import { Select } from '../../ui/select/Select.js';
import { comparisonSign, describeView } from '../kit/form/describeView.js';
import { takeSubmit } from '../kit/form/takeSubmit.js';
import { Facts } from '../kit/layout/layout.js';
import { dashboardViewer, useDashboardViewerLabels } from './dashboardViewerWidget.js';
import type { DashboardViewerLabels } from './labels/DashboardViewerLabels.js';
import { chooseValues, type DashboardControl, isEditable, readControl, valuesOf, viewOf } from './model/dashboardControls.js';
import type { ShownWidget } from './model/readWidgets.js';

/** A filter, a time grain or a field switch. If the rows cannot change, it shows the published values. */
export function ControlWidget({ widget }: { widget: ShownWidget }) {
  const words = useDashboardViewerLabels();
  const { chosen, choose, hasLiveControls } = dashboardViewer.use(({ model: { chosen, choose, hasLiveControls } }) => ({
    chosen,
    choose,
    hasLiveControls,
  }));
  const control = readControl(widget);
  if (control === undefined) return <Facts facts={[[widget.title ?? widget.type, words.controls.notSet]]} />;
  const label = widget.title ?? control.member;
  if (!hasLiveControls || !isEditable(control)) {
    const { filters, timeGrains, memberSwitchers } = viewOf([control], hasLiveControls ? chosen : {});
    const [line] = describeView({ filters, timeGrains, memberSwitchers });
    return (
      <div className="parley-dashboard-control">
        <Facts facts={[[label, <bdi key="value">{line?.text ?? words.controls.notSet}</bdi>]]} />
        {!hasLiveControls && <p className="parley-note">{words.controls.asPublished}</p>}
      </div>
    );
  }
  const values = valuesOf(control, chosen);
  const sign = control.kind === 'filter' ? comparisonSign(control.operator) : undefined;
  const signed = sign === undefined ? label : `${label} ${sign}`;
  const change = (next: readonly string[]) => choose(chooseValues(chosen, control, next));
  return (
    <div className="parley-dashboard-control">
      {control.options.length > 0 ? (
        <Choices control={control} label={signed} values={values} onChange={change} />
      ) : (
        <FilterText key={values.join('\n')} label={signed} operator={control.operator} values={values} onChange={change} />
      )}
    </div>
  );
}

interface ValuesProps {
  label: string;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

function Choices({ control: { kind, options, values: published }, label, values, onChange }: ValuesProps & { control: DashboardControl }) {
  const { controls, grains } = useDashboardViewerLabels();
  const labelOf = (value: string) => {
    const option = options.find((other) => other.value === value);
    return kind === 'grain' && (option === undefined || option.label === value) ? grainLabel(value, grains) : (option?.label ?? value);
  };
  const choices: readonly (readonly string[])[] = [
    // Choices other than a single option, such as several published values.
    ...[values, published].filter(
      (choice) => choice.length > 1 || (choice.length === 1 && !options.some(({ value }) => value === choice[0])),
    ),
    ...options.map(({ value }) => [value]),
  ];
  return (
    <Select
      label={label}
      value={values.length === 0 ? undefined : keyOf(values)}
      options={[
        ...new Map(choices.map((choice) => [keyOf(choice), { value: keyOf(choice), label: choice.map(labelOf).join(', ') }])).values(),
      ]}
      {...(kind === 'filter' && { noneLabel: controls.all })}
      onValueChange={(next) => onChange(choices.find((choice) => keyOf(choice) === next) ?? [])}
    />
  );
}

/** A single value is its own key; several share the key of their list. */
function keyOf(values: readonly string[]): string {
  const [value] = values;
  return values.length === 1 && value !== undefined ? value : JSON.stringify(values);
}

function FilterText({ label, operator, values, onChange }: ValuesProps & { operator: string }) {
  const { controls } = useDashboardViewerLabels();
  const [text, setText] = useState(values.join(', '));
  const isList = operator === 'equals' || operator === 'not_equals';
  function apply(event: SubmitEvent<HTMLFormElement>) {
    takeSubmit(event);
    const entered = (isList ? text.split(',') : [text]).map((value) => value.trim()).filter((value) => value !== '');
    onChange(entered);
  }
  return (
    <form onSubmit={apply} className="parley-dashboard-filter">
      <TextField
        label={label}
        value={text}
        placeholder={controls.all}
        hint={isList ? controls.several : undefined}
        maxLength={maxCharacters}
        onChange={({ target }) => setText(target.value)}
      />
      {text !== values.join(', ') && (
        <Button type="submit" size="small">
          {controls.apply}
        </Button>
      )}
    </form>
  );
}

function grainLabel(grain: string, grains: DashboardViewerLabels['grains']): string {
  // The key is one of the labels.
  return lookUp<string>(grains, grain) ?? grain;
}

const maxCharacters = 200;
