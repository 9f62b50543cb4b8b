import type { FieldSearch, FieldSearchInputProps } from './SearchField.js';

/** Creates the search of a list that is loaded completely, so that every keystroke can search at once. */
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
