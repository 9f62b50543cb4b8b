'use client';
import { useMemo } from 'react';
import { Select, type SelectProps } from '../../../ui/select/Select.js';

export interface TimeZoneSelectProps extends Omit<SelectProps<string>, 'options' | 'action'> {
  /** Returns the label of the last option, which chooses the zone of the device. */
  deviceLabel: (zone: string) => string;
}

/** Chooses an IANA time zone; a stored one that the browser does not know stays available. Renders a `<div>` around a `<button>`. */
export function TimeZoneSelect({ value, deviceLabel, onValueChange, ...props }: TimeZoneSelectProps) {
  const options = useMemo(() => zonesWith(value).map((name) => ({ value: name, label: name.replaceAll('_', ' ') })), [value]);
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Select
      options={options}
      value={value}
      onValueChange={onValueChange}
      action={{ label: deviceLabel(own), onSelect: () => onValueChange(own) }}
      {...props}
    />
  );
}

function zonesWith(stored: string | undefined): readonly string[] {
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];
  return stored === undefined || known.includes(stored) ? known : [...known, stored];
}
