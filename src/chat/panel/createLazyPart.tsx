import { RefreshCw } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../../ui/button/Button.js';
import { ErrorNotice } from '../../ui/errors/ErrorNotice.js';
import { partClass } from '../../ui/partClass.js';
import { useLabels } from '../hooks/useLabels.js';

/**
 * Creates a part whose code is loaded after the panel. Shows a skeleton of its usual height while it loads, and a retry button if loading
 * fails.
 */
export function createLazyPart<Props extends object>({ load, className }: LazyPartOptions<Props>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;

  async function preload(): Promise<void> {
    loaded ??= await load().catch(() => undefined);
  }

  function Part(props: Props) {
    // Wrapped in an object, because React would call a function.
    const [{ Loaded, hasFailed }, setState] = useState<LoadState<Props>>({ Loaded: loaded, hasFailed: false });
    const { common } = useLabels();
    const isWaiting = Loaded === undefined && !hasFailed;

    useEffect(() => {
      if (!isWaiting) return;
      let isOver = false;
      void preload().then(() => {
        if (!isOver) setState({ Loaded: loaded, hasFailed: loaded === undefined });
      });
      return () => {
        isOver = true;
      };
    }, [isWaiting]);

    if (Loaded !== undefined) return <Loaded {...props} />;
    if (isWaiting) return <div data-slot="part-loading" aria-busy="true" className={partClass('skeleton', className)} />;
    return (
      <ErrorNotice kind="network" role="status">
        <Button icon={RefreshCw} size="small" onClick={() => setState({ Loaded: undefined, hasFailed: false })}>
          {common.retry}
        </Button>
      </ErrorNotice>
    );
  }

  return { Part, preload };
}

interface LazyPartOptions<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Gives the skeleton its height. */
  readonly className: string;
}

interface LazyPart<Props> {
  readonly Part: ComponentType<Props>;
  /** Loads the part. Never rejects; a failed load is repeated by the next call. */
  readonly preload: () => Promise<void>;
}

interface LoadState<Props> {
  readonly Loaded: ComponentType<Props> | undefined;
  readonly hasFailed: boolean;
}
