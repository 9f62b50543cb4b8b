'use client';
import { Select } from '../../../ui/select/Select.js';
import type { SelectOption } from '../../../ui/select/selectItems.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';

export interface SwitchSelectProps {
  /** The visible label. */
  label: string;
  /** The text below the field. */
  hint?: string | undefined;
  /** The label of the choice that leaves the setting at its default, for example “Inherited”. */
  noneLabel: string;
  /** True for on, false for off, `undefined` for the default. */
  value: boolean | undefined;
  /** Called with the value the user chose. */
  onValueChange: (value: boolean | undefined) => void;
}

/** A setting that is on, off or left at its default. Renders a labelled `<button>` that opens a list. */
export function SwitchSelect(props: SwitchSelectProps) {
  const { on, off } = useCommonAdminLabels();
  const options: readonly SelectOption<boolean>[] = [
    { value: true, label: on },
    { value: false, label: off },
  ];
  return <Select options={options} {...props} />;
}
