import { Select } from '../../src/admin.js';

/** A setting in the bar at the top of a page. */
export function Choice<Value extends string>({ label, value, choices, onChoose }: ChoiceProps<Value>) {
  return (
    <Select
      className="choice"
      label={label}
      value={value}
      options={choices.map(([choice, name]) => ({ value: choice, label: name }))}
      onValueChange={(next) => next !== undefined && onChoose(next)}
    />
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}
