'use client';
import type { EmbedTenant } from '../../../client/resources/embed-tenants.js';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import { embedTenantsInfiniteQuery } from '../../../data/resources/embed-tenants.js';
import { Select, type SelectProps } from '../../../ui/select/Select.js';
import type { SelectOption } from '../../../ui/select/selectItems.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { useSeenItems } from '../../kit/list/useSeenItems.js';

export interface TenantSelectProps extends Omit<SelectProps<string>, 'options' | 'search' | 'action'> {
  /** Options before the tenants, shown while nothing is searched for. */
  others?: readonly SelectOption<string>[] | undefined;
  /** Returns false for tenants that are not offered. Default: all are. */
  isOffered?: ((embedTenantName: string) => boolean) | undefined;
}

/** Chooses an embed tenant by its exact name, with search by the service. Renders a labelled `<button>` that opens a list. */
export function TenantSelect({ others = [], isOffered, ...props }: TenantSelectProps) {
  const { items, search, isStale, hasMore, loadMore } = useTenants();
  const { loadMore: more } = useCommonAdminLabels();
  const known = useSeenItems(items, idOf);
  const found = items.filter(({ name }) => name === props.value || isOffered?.(name) !== false).map(optionOf);
  const isFound = [...others, ...found].some(({ value }) => value === props.value);
  const options = [
    ...(search.text === '' ? others : others.filter(({ value }) => value === props.value)),
    ...found,
    // The button shows its name even while another search hides it.
    ...(isFound || props.value === undefined ? [] : [optionOf(known.get(props.value) ?? { name: props.value })]),
  ];
  return (
    <Select
      options={options}
      search={{ text: search.text, setText: search.setText, isPending: search.isPending || isStale }}
      action={hasMore ? { label: more, onSelect: loadMore } : undefined}
      {...props}
    />
  );
}

function useTenants() {
  return useResourceList({ query: embedTenantsInfiniteQuery, params: { first: 100 }, idOf });
}

const idOf = ({ name }: EmbedTenant) => name;

function optionOf({ name, displayName }: Pick<EmbedTenant, 'name'> & Partial<Pick<EmbedTenant, 'displayName'>>): SelectOption<string> {
  return { value: name, label: displayName ? `${displayName} (${name})` : name };
}
