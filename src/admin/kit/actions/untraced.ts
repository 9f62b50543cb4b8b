'use client';

/** The members of a mutation that `untraced` needs. */
interface TracedMutation<Params, Result> {
  /** Sends the request. */
  readonly mutateAsync: (params: Params) => Promise<Result>;
  /** Forgets the parameters and the result. */
  readonly reset: () => void;
}

/**
 * Wraps a mutation hook so that neither its parameters nor its result stay in the cache of TanStack Query. Use it in an `action` if either
 * contains a secret: `untraced(useCreateApiKey)`.
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
