'use client';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { UserAttribute } from '../../../client/resources/user-attributes.js';
import type { ResourceList } from '../../../data/resource-list/ResourceList.js';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import { userAttributesInfiniteQuery, useUserAttributeValues } from '../../../data/resources/user-attributes.js';

/** The attributes of the account, and one user's values. */
export interface UserValues
  extends Pick<
    ResourceList<UserAttribute, object>,
    'hasMore' | 'isLoadingMore' | 'loadMoreError' | 'loadMore' | 'isRefetching' | 'refetch'
  > {
  /** `ready` once both the attributes and the values are read. */
  readonly status: 'loading' | 'ready' | 'error';
  /** The reason why they could not be read. */
  readonly error: ServiceError | undefined;
  /** The attributes loaded so far. */
  readonly attributes: readonly UserAttribute[];
  /** Returns the saved value of an attribute; `undefined` if the user has none. */
  valueOf(attributeId: number): unknown;
}

/** Lists the attributes of the account. */
export function useAttributes() {
  return useResourceList({ query: userAttributesInfiniteQuery, params: { first: 100 }, idOf: ({ id }) => id });
}

export function useUserValues(userId: number): UserValues {
  const { query: attributes, items, ...list } = useAttributes();
  const values = useUserAttributeValues({ userId });
  const error = values.data === undefined ? values.error : attributes.data === undefined ? attributes.error : null;
  const isReady = values.data !== undefined && attributes.data !== undefined;
  const byId = new Map(values.data?.map(({ userAttributeId, value }) => [userAttributeId, value]));
  return {
    ...list,
    status: isReady ? 'ready' : error === null ? 'loading' : 'error',
    error: error ?? undefined,
    attributes: items,
    valueOf: (attributeId) => byId.get(attributeId),
    refetch() {
      if (values.error !== null) void values.refetch();
      if (attributes.error !== null) void attributes.refetch();
    },
    isRefetching: values.isFetching || attributes.isFetching,
  };
}
