import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { CallOptions, ServiceClient } from '../../client/http/ServiceClient.js';
import { asServiceError } from '../asServiceError.js';
import { createReducerStore } from '../createReducerStore.js';
import type { ResourcePath } from '../queryKeys.js';
import { type Attempt, type ConflictEvent, type ConflictState, hasTheirs, reduceConflict, type Versioned } from './conflictReducer.js';

/** A resource that refuses to be saved on an old version: how it is read and saved. */
export interface VersionedResource<Value extends object, Version> {
  /** Reads the value that is stored now, with its version. */
  load(client: ServiceClient, options?: CallOptions): Promise<Versioned<Value, Version>>;
  /** Saves the whole value if the version is still the given one. */
  save(client: ServiceClient, value: Value, version: Version, options?: CallOptions): Promise<Versioned<Value, Version>>;
  /** Returns true for errors of `save` that mean someone else has saved. Default: errors of kind `conflict`. */
  isConflict?(error: ServiceError): boolean;
  /**
   * What shows the resource, its own path first: invalidated when it is saved, and when someone else turns out to have
   * saved it. Other paths are another resource.
   */
  readonly changes: readonly ResourcePath[];
}

/** Saves, and lets choose between two versions where someone else has saved meanwhile. No promise rejects. */
export interface ConflictResolver<Value extends object, Version> {
  getState(): ConflictState<Value, Version>;
  subscribe(listener: () => void): () => void;
  save(attempt: Attempt<Value, Version>): Promise<ConflictState<Value, Version>>;
  raise(attempt: Attempt<Value, Version>): Promise<ConflictState<Value, Version>>;
  keepMine(): Promise<ConflictState<Value, Version>>;
  takeTheirs(): void;
  edit(): void;
  retry(): Promise<ConflictState<Value, Version>>;
  reset(): void;
}

export interface ConflictSurroundings<Value extends object, Version> {
  readonly client: ServiceClient;
  readonly resource: VersionedResource<Value, Version>;
  readonly invalidate: (paths: readonly ResourcePath[]) => void;
}

export function createConflictResolver<Value extends object, Version>(
  getSurroundings: () => ConflictSurroundings<Value, Version>,
): ConflictResolver<Value, Version> {
  const store = createReducerStore<ConflictState<Value, Version>, ConflictEvent<Value, Version>>(reduceConflict, { status: 'idle' });
  let working: Promise<ConflictState<Value, Version>> | undefined;

  /** A second click joins the running request. */
  function once(work: () => Promise<ConflictState<Value, Version>>): Promise<ConflictState<Value, Version>> {
    working ??= work().finally(() => {
      working = undefined;
    });
    return working;
  }

  async function send(attempt: Attempt<Value, Version>): Promise<ConflictState<Value, Version>> {
    const { client, resource, invalidate } = getSurroundings();
    store.dispatch({ kind: 'saving', attempt });
    try {
      const saved = await resource.save(client, attempt.mine, attempt.version);
      invalidate(resource.changes);
      return store.dispatch({ kind: 'saved', saved });
    } catch (cause) {
      const error = asServiceError(cause, 'save');
      const isConflict = resource.isConflict?.(error) ?? error.kind === 'conflict';
      return isConflict ? readTheirs(attempt) : store.dispatch({ kind: 'failed', error });
    }
  }

  async function readTheirs(attempt: Attempt<Value, Version>): Promise<ConflictState<Value, Version>> {
    const { client, resource, invalidate } = getSurroundings();
    store.dispatch({ kind: 'conflicted', attempt });
    try {
      const theirs = await resource.load(client);
      invalidate(resource.changes);
      return store.dispatch({ kind: 'theirs', theirs });
    } catch (cause) {
      return store.dispatch({ kind: 'theirs-unread', error: asServiceError(cause, 'load') });
    }
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    save: (attempt) =>
      once(() => {
        const state = store.getState();
        // Edits after a conflict are compared with the current version.
        return send(state.status === 'editing' ? applyToTheirs(attempt, state.theirs) : attempt);
      }),
    raise: (attempt) => once(() => readTheirs(attempt)),
    keepMine: () =>
      once(async () => {
        const state = store.getState();
        return hasTheirs(state) ? send(applyToTheirs(state, state.theirs)) : state;
      }),
    takeTheirs: () => void store.dispatch({ kind: 'take-theirs' }),
    edit: () => void store.dispatch({ kind: 'edit' }),
    retry: () =>
      once(async () => {
        const state = store.getState();
        if (state.status === 'failed') return send(attemptOf(state));
        return state.status === 'theirs-unread' ? readTheirs(attemptOf(state)) : state;
      }),
    reset: () => void store.dispatch({ kind: 'reset' }),
  };
}

/** Mine on top of theirs, which is what it is compared with from now on. */
function applyToTheirs<Value, Version>(
  { mine, base }: Pick<Attempt<Value, Version>, 'mine' | 'base'>,
  theirs: Versioned<Value, Version>,
): Attempt<Value, Version> {
  return { mine, version: theirs.version, base: theirs.value ?? base };
}

function attemptOf<Value, Version>({ mine, version, base }: Attempt<Value, Version>): Attempt<Value, Version> {
  return { mine, version, base };
}
