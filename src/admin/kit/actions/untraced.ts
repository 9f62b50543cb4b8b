'use client';

/** The members of a mutation hook that `untraced` needs. */
interface TracedMutation<Params, Result> {
  /** Sends the request. */
  readonly mutateAsync: (params: Params) => Promise<Result>;
  /** Forgets the parameters and the result. */
  readonly reset: () => void;
}

/**
 * Returns a mutation hook that leaves neither parameters nor result in the cache of TanStack Query, for `action`:
 * `untraced(useCreateApiKey)`. Use it if either contains a secret.
 */
/* @__NO_SIDE_EFFECTS__ */
export function untraced<Params, Result>(useMutation: (options: { readonly gcTime: 0 }) => TracedMutation<Params, Result>) {
  return function useUntraced() {
    const { mutateAsync, reset } = useMutation({ gcTime: 0 });
    return {
      async mutateAsync(params: Params): Promise<Result> {
        try {
          return await mutateAsync(params);
        } finally {
          reset();
        }
      },
    };
  };
}
