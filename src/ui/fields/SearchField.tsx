'use client';

import { Search, X } from 'lucide-react';
import type { ChangeEvent, ComponentProps, CompositionEvent, KeyboardEvent } from 'react';
import { IconButton } from '../button/IconButton.js';
import { Icon } from '../icon/Icon.js';
import { takeEscape } from '../layers/takeEscape.js';
import { partClass } from '../partClass.js';
import { useCommonAdminLabels } from '../useCommonAdminLabels.js';

export interface SearchFieldProps extends Omit<ComponentProps<'search'>, 'children'> {
  /** The state of the search; the `search` of a resource list matches. */
  search: FieldSearch;
  /** The accessible name and placeholder. Default: the labels' text. */
  label?: string | undefined;
}

/** The search state that the field needs; the `search` of a resource list matches. */
export interface FieldSearch {
  /** The text in the input. */
  readonly text: string;
  /** Props for the `<input>`. */
  readonly inputProps: FieldSearchInputProps;
  /** Clears the search. */
  clear(): void;
}

/** The value and event handlers of the `<input>`. */
export interface FieldSearchInputProps {
  /** The text in the input. */
  readonly value: string;
  /** Called with each change of the text. */
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  /** Called when an input method starts to compose text; the search should wait. */
  onCompositionStart?(): void;
  /** Called when the composed text is complete. */
  onCompositionEnd?(event: CompositionEvent<HTMLInputElement>): void;
  /** Called with each key, such as Enter to search at once. */
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
}

/** A search field for a list. Escape clears it. Renders a `<search>` around an `<input type="search">`. */
export function SearchField({ search, label, className, ...props }: SearchFieldProps) {
  const common = useCommonAdminLabels();
  const name = label ?? common.search;
  return (
    <search data-slot="search-field" className={partClass('search-field', className)} {...props}>
      <Icon of={Search} className="parley-search-field-icon" />
      <input
        type="search"
        aria-label={name}
        placeholder={name}
        className="parley-input"
        data-takes-escape={search.text === '' ? undefined : ''}
        {...search.inputProps}
        onKeyDown={(event) => {
          if (search.text !== '' && takeEscape(event)) search.clear();
          else search.inputProps.onKeyDown?.(event);
        }}
      />
      {search.text !== '' && (
        <IconButton label={common.clearSearch} size="small" className="parley-search-field-clear" onClick={search.clear}>
          <Icon of={X} size={14} />
        </IconButton>
      )}
    </search>
  );
}
