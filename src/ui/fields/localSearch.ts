import type { FieldSearch, FieldSearchInputProps } from './SearchField.js';

/** The search of a list that is all here, so that each letter may be looked for at once. */
export function localSearch(
  text: string,
  setText: (text: string) => void,
  onKeyDown: FieldSearchInputProps['onKeyDown'] = ignore,
): FieldSearch {
  return {
    text,
    clear: () => setText(''),
    inputProps: {
      value: text,
      onChange: ({ currentTarget }) => setText(currentTarget.value),
      onCompositionStart: ignore,
      onCompositionEnd: ignore,
      onKeyDown,
    },
  };
}

function ignore(): void {}
