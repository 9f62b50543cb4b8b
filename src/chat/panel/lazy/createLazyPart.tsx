import { RefreshCw } from 'lucide-react';
import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/button/Button.js';
import { ErrorNotice } from '../../../ui/errors/ErrorNotice.js';
import { partClass } from '../../../ui/partClass.js';
import { useFirstLabels } from '../../hooks/useFirstLabels.js';

/**
 * Creates a part whose code is loaded after the panel. Shows a skeleton of its usual height while it loads, and a retry button if loading
 * fails. All places that show the part share one state.
 */
export function createLazyPart<Props extends object>({ load, className, Unloaded }: LazyPartOptions<Props>): LazyPart<Props> {
  let state: LoadState<Props> = { kind: 'waiting' };
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const getState = () => state;

  function change(next: LoadState<Props>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function preload(): Promise<void> {
    if (state.kind === 'loaded') return Promise.resolve();
    loading ??= load()
      .then((Loaded) => change({ kind: 'loaded', Loaded }))
      .catch(() => change({ kind: 'failed' }))
      .finally(() => {
        loading = undefined;
      });
    return loading;
  }

  function Part(props: Props) {
    const shown = useSyncExternalStore(subscribe, getState, getState);
    const { common } = useFirstLabels();

    // A part mounted after a failure tries again.
    useEffect(() => void preload(), []);

    if (shown.kind === 'loaded') return <shown.Loaded {...props} />;
    if (shown.kind === 'waiting') return <div data-slot="part-loading" aria-busy="true" className={partClass('skeleton', className)} />;
    const retry = () => {
      change({ kind: 'waiting' });
      void preload();
    };
    return (
      <>
        {Unloaded && <Unloaded {...props} />}
        <ErrorNotice kind="network" role="status">
          <Button icon={RefreshCw} size="small" onClick={retry}>
            {common.retry}
          </Button>
        </ErrorNotice>
      </>
    );
  }

  return { Part, preload };
}

interface LazyPartOptions<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Gives the skeleton its height. */
  readonly className: string;
  /** Shown above the retry button in place of the part, for content that must stay readable. */
  readonly Unloaded?: ComponentType<Props>;
}

interface LazyPart<Props> {
  readonly Part: ComponentType<Props>;
  /** Loads the part. Never rejects; a failed load is repeated by the next call. */
  readonly preload: () => Promise<void>;
}

type LoadState<Props> = { readonly kind: 'waiting' | 'failed' } | { readonly kind: 'loaded'; readonly Loaded: ComponentType<Props> };
