'use client';
import { Select, type SelectProps } from '../../../ui/select/Select.js';
import { useFolderChoices } from './useFolderChoices.js';

export interface FolderSelectProps extends Omit<SelectProps<number>, 'options' | 'value'> {
  /** The deployment of the folders. */
  deploymentId: number;
  /** The id of the chosen folder; none for the top level, or for all folders. */
  value: number | null | undefined;
}

/** Chooses a folder. Choosing one offers its subfolders; each level is read when it is needed. Renders a `<div>` around a `<button>`. */
export function FolderSelect({ deploymentId, value, ...props }: FolderSelectProps) {
  const folders = useFolderChoices(deploymentId, value);
  const options = folders.map(({ id, name, depth }) => ({ value: id, label: `${indent.repeat(depth)}${name}` }));
  return <Select value={value ?? undefined} options={options} {...props} />;
}

/** An em space, because options collapse ordinary spaces. */
const indent = '\u2003';
