'use client';
import { lookUp } from '../../client/http/lookUp.js';
import { TokenField } from '../../ui/fields/TokenField.js';
import { Select } from '../../ui/select/Select.js';
import { Facts } from '../kit/layout/layout.js';
import { comparisonSign, describeView } from '../shared/fields/describeView.js';
import { textsOfValues, valuesOfTexts } from '../shared/fields/valueTexts.js';
import { dashboardViewer, useDashboardViewerLabels } from './dashboardViewerWidget.js';
import type { DashboardViewerLabels } from './labels/DashboardViewerLabels.js';
import { chooseValues, controlOf, type DashboardControl, isCompared, isEditable, valuesOf, viewOf } from './model/dashboardControls.js';
import type { ShownWidget } from './model/readWidgets.js';

/** A filter, a time grain or a field switch. If the rows cannot change, it shows the published values. */
export function ControlWidget({ widget }: { widget: ShownWidget }) {
  const words = useDashboardViewerLabels();
  const { chosen, choose, controls, hasLiveControls } = dashboardViewer.useSelector(({ model }) => ({
    chosen: model.chosen,
    choose: model.choose,
    controls: model.controls,
    hasLiveControls: model.hasLiveControls,
  }));
  const control = controlOf(widget, controls);
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
  const change = (next: readonly unknown[]) => choose(chooseValues(chosen, control, next, controls));
  const Values = control.options.length > 0 ? Choices : FilterTexts;
  return (
    <div className="parley-dashboard-control">
      <Values control={control} label={signed} values={values} onChange={change} />
    </div>
  );
}

interface ValuesProps {
  control: DashboardControl;
  label: string;
  values: readonly unknown[];
  onChange: (values: readonly unknown[]) => void;
}

function Choices({ control: { kind, options, values: published }, label, values, onChange }: ValuesProps) {
  const { controls, grains } = useDashboardViewerLabels();
  const labelOf = (value: unknown) => {
    const option = options.find((other) => other.value === value);
    const [text = ''] = textsOfValues([value]);
    return kind === 'grain' && (option === undefined || option.label === value) ? grainLabel(text, grains) : (option?.label ?? text);
  };
  const choices: readonly (readonly unknown[])[] = [
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

const keyOf = (values: readonly unknown[]) => JSON.stringify(values);

function FilterTexts({ control: { operator, values: published }, label, values, onChange }: ValuesProps) {
  const { controls } = useDashboardViewerLabels();
  const isSingle = isCompared(operator);
  return (
    <TokenField
      label={label}
      hint={controls.several}
      placeholder={values.length === 0 ? controls.all : undefined}
      tokens={textsOfValues(values)}
      separators=""
      onTokensChange={(texts) => onChange(valuesOfTexts(isSingle ? texts.slice(-1) : texts, [values, published], { isCompared: isSingle }))}
    />
  );
}

function grainLabel(grain: string, grains: DashboardViewerLabels['grains']): string {
  // The key is one of the labels.
  return lookUp<string>(grains, grain) ?? grain;
}
