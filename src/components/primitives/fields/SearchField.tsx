'use client';

import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ListSearch } from '../../../hooks/resource-list/ResourceList.js';
import { useAdminLabels } from '../../../hooks/useAdminLabels.js';
import { IconButton } from '../IconButton.js';
import { partClass } from '../partClass.js';

export interface SearchFieldProps extends Omit<ComponentProps<'search'>, 'children'> {
  search: Pick<ListSearch, 'inputProps' | 'clear' | 'text'>;
  /** What is searched, as the name of the field and the words inside it. */
  label?: string | undefined;
}

/** The search of a list. Renders a `<search>` around an `<input type="search">`. */
export function SearchField({ search, label, className, ...props }: SearchFieldProps) {
  const { common } = useAdminLabels();
  const name = label ?? common.search;
  return (
    <search data-slot="search-field" className={partClass('search-field', className)} {...props}>
      <Search aria-hidden="true" size={16} strokeWidth={1.5} className="parley-search-field-icon" />
      <input type="search" aria-label={name} placeholder={name} className="parley-input" {...search.inputProps} />
      {search.text !== '' && (
        <IconButton label={common.clearSearch} size="small" className="parley-search-field-clear" onClick={search.clear}>
          <X aria-hidden="true" size={14} strokeWidth={1.5} />
        </IconButton>
      )}
    </search>
  );
}
