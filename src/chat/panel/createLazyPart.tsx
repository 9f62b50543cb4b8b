import { RefreshCw } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useLabels } from '../../react/useLabels.js';
import { Button } from '../../ui/button/Button.js';
import { ErrorNotice } from '../../ui/errors/ErrorNotice.js';
import { partClass } from '../../ui/partClass.js';

/**
 * A part whose code is not in the first load of the panel. Until it is there, a skeleton of its usual height; where it cannot be
 * loaded, a button that tries again.
 */
export function createLazyPart<Props extends object>({ load, className }: LazyPartOptions<Props>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;

  async function preload(): Promise<void> {
    loaded ??= await load().catch(() => undefined);
  }

  function Part(props: Props) {
    // In an object, since React would call a function.
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
  /** Never rejects; what could not be loaded is tried again by the next call. */
  readonly preload: () => Promise<void>;
}

interface LoadState<Props> {
  readonly Loaded: ComponentType<Props> | undefined;
  readonly hasFailed: boolean;
}
