import type { ResourceColumn } from '../list/ResourceColumn.js';

type WithText<Key extends string> = { readonly [K in Key]?: string | null | undefined };

/** A column with a text of the record on one line; the whole text is in its tooltip. */
export function textColumn<Key extends string, Labels>(
  key: Key,
  header: (labels: Labels) => string,
  more: Partial<ResourceColumn<WithText<Key>, Labels>> = {},
): ResourceColumn<WithText<Key>, Labels> {
  return {
    id: key,
    header,
    width: '30%',
    value: (item) => item[key],
    cell({ [key]: text }) {
      return (
        text && (
          <bdi className="parley-clip" title={text}>
            {text}
          </bdi>
        )
      );
    },
    ...more,
  };
}
