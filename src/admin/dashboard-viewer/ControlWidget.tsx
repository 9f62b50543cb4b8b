'use client';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button/Button.js';
import { TextField } from '../../ui/fields/TextField.js';
import { Select } from '../../ui/select/Select.js';
import { describeView } from '../kit/form/describeView.js';
import { takeSubmit } from '../kit/form/takeSubmit.js';
import { Facts } from '../kit/layout/layout.js';
import { dashboardViewer, useDashboardViewerLabels } from './dashboardViewerWidget.js';
import type { DashboardViewerLabels } from './labels/DashboardViewerLabels.js';
import {
  type ControlOption,
  chooseValues,
  type DashboardControl,
  isEditable,
  readControl,
  valuesOf,
  viewOf,
} from './model/dashboardControls.js';
import type { ShownWidget } from './model/readWidgets.js';

/** A filter, a time grain or a field switch. If the rows cannot change, it shows what was published. */
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
  const change = (next: readonly string[]) => choose(chooseValues(chosen, control, next));
  return (
    <div className="parley-dashboard-control">
      {control.options.length > 0 ? (
        <Choices control={control} label={label} values={values} onChange={change} />
      ) : (
        <FilterText key={values.join('\n')} label={label} operator={control.operator} values={values} onChange={change} />
      )}
    </div>
  );
}

interface ValuesProps {
  label: string;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

function Choices({ control: { kind, options }, label, values, onChange }: ValuesProps & { control: DashboardControl }) {
  const { controls, grains } = useDashboardViewerLabels();
  const [value] = values;
  const labelOf = ({ value, label }: ControlOption) => (kind === 'grain' && label === value ? grainLabel(value, grains) : label);
  // What was published may be missing in the list.
  const all = value === undefined || options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options];
  return (
    <Select
      label={label}
      value={value}
      options={all.map((option) => ({ value: option.value, label: labelOf(option) }))}
      {...(kind === 'filter' && { noneLabel: controls.all })}
      onValueChange={(next) => onChange(next === undefined ? [] : [next])}
    />
  );
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
  return Object.hasOwn(grains, grain) ? grains[grain as keyof typeof grains] : grain;
}

const maxCharacters = 200;
