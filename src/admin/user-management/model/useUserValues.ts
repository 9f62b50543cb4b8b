'use client';
import { useQueryClient } from '@tanstack/react-query';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import type { UserAttribute, UserAttributeValue } from '../../../client/resources/user-attributes.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { userAttributeValuesQuery, useUserAttributesInfinite, useUserAttributeValues } from '../../../data/resources/user-attributes.js';

/** The attributes of the account, and one user's values. */
export interface UserValues {
  readonly status: 'loading' | 'ready' | 'error';
  readonly error: ServiceError | undefined;
  readonly attributes: readonly UserAttribute[];
  valueOf(attributeId: number): unknown;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The reason why further attributes could not be loaded; the earlier ones stay. */
  readonly loadMoreError: ServiceError | undefined;
  loadMore(): void;
  refetch(): void;
  readonly isRefetching: boolean;
  /** Shows a value as saved until it is refetched. */
  keep(value: UserAttributeValue): void;
}

export function useUserValues(userId: number): UserValues {
  const client = useServiceClient();
  const queryClient = useQueryClient();
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
    keep(saved) {
      queryClient.setQueryData<readonly UserAttributeValue[]>(userAttributeValuesQuery(client, { userId }).queryKey, (before = []) => [
        ...before.filter(({ userAttributeId }) => userAttributeId !== saved.userAttributeId),
        saved,
      ]);
    },
  };
}
