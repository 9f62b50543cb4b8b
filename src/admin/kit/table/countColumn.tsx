'use client';
import { useFormats } from '../../../react/language/useFormats.js';
import type { ResourceColumn } from '../list/ResourceColumn.js';

type WithCount<Key extends string> = { readonly [K in Key]?: number | null | undefined };

/** A column with a number of things, such as members. Empty if the service does not return it. */
export function countColumn<Key extends string, Labels>(
  key: Key,
  header: (labels: Labels) => string,
  more: Partial<ResourceColumn<WithCount<Key>, Labels>> = {},
): ResourceColumn<WithCount<Key>, Labels> {
  return {
    id: key,
    header,
    align: 'end',
    width: '12ch',
    isNamedInCards: true,
    value: (item) => item[key],
    cell({ [key]: count }) {
      return typeof count === 'number' && <Count of={count} />;
    },
    ...more,
  };
}

function Count({ of: count }: { of: number }) {
  return useFormats().number(count);
}
