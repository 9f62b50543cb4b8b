'use client';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { UserAttribute } from '../../../client/resources/user-attributes.js';
import { useUserAttributesInfinite, useUserAttributeValues } from '../../../data/resources/user-attributes.js';

/** The attributes of the account, and one user's values. */
export interface UserValues {
  /** `ready` once both the attributes and the values are read. */
  readonly status: 'loading' | 'ready' | 'error';
  /** The reason why they could not be read. */
  readonly error: ServiceError | undefined;
  /** The attributes loaded so far. */
  readonly attributes: readonly UserAttribute[];
  /** Returns the saved value of an attribute; `undefined` if the user has none. */
  valueOf(attributeId: number): unknown;
  /** True if the account has more attributes. */
  readonly hasMore: boolean;
  /** True while more attributes are loading. */
  readonly isLoadingMore: boolean;
  /** The reason why further attributes could not be loaded; the earlier ones stay. */
  readonly loadMoreError: ServiceError | undefined;
  /** Loads more attributes. */
  loadMore(): void;
  /** Repeats the reads that failed. */
  refetch(): void;
  /** True while attributes or values are being read. */
  readonly isRefetching: boolean;
}

export function useUserValues(userId: number): UserValues {
  const attributes = useUserAttributesInfinite({ first: 100 });
  const values = useUserAttributeValues({ userId });
  const error = values.data === undefined ? values.error : attributes.data === undefined ? attributes.error : null;
  const isReady = values.data !== undefined && attributes.data !== undefined;
  const byId = new Map(values.data?.map(({ userAttributeId, value }) => [userAttributeId, value]));
  return {
    status: isReady ? 'ready' : error === null ? 'loading' : 'error',
    error: error ?? undefined,
    attributes: attributes.data?.pages.flatMap(({ items }) => items) ?? [],
    valueOf: (attributeId) => byId.get(attributeId),
    hasMore: attributes.hasNextPage,
    isLoadingMore: attributes.isFetchingNextPage,
    loadMoreError: (attributes.isFetchNextPageError ? attributes.error : null) ?? undefined,
    loadMore: () => void attributes.fetchNextPage({ cancelRefetch: false }),
    refetch() {
      if (values.error !== null) void values.refetch();
      if (attributes.error !== null) void attributes.refetch();
    },
    isRefetching: values.isFetching || attributes.isFetching,
  };
}
