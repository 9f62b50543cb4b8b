'use client';

import { type ComponentProps, type KeyboardEvent, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { keepTabInside } from '../../../ui/layers/keepTabInside.js';
import { useLayer } from '../../../ui/layers/useLayer.js';
import { showOnTop } from '../../../ui/popup/showOnTop.js';
import { OtherResultsContext } from './OtherResultsContext.js';
import { ComparedContext, StageContext, type StageState } from './StageContext.js';

/** The card of a result, which an `ExpandButton` inside can expand. Renders an `<article>`; inside two `<div>`s unless it is compared with an expanded one. */
export function ResultStage(props: ComponentProps<'article'>) {
  const stop = use(ComparedContext);
  return stop === undefined ? <OwnStage {...props} /> : <ComparedStage stop={stop} {...props} />;
}

function ComparedStage({ stop, ...props }: ComponentProps<'article'> & { stop: () => void }) {
  const state = useMemo((): StageState => ({ kind: 'compared', stop }), [stop]);
  return (
    <StageContext value={state}>
      <article {...props} />
    </StageContext>
  );
}

/**
 * Expands the card by moving its box into the browser's top layer. The card keeps its elements, and with them everything the reader has done
 * in it.
 */
function OwnStage(props: ComponentProps<'article'>) {
  const { 'aria-labelledby': titleId } = props;
  const place = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const others = use(OtherResultsContext);
  /** The height that the page reserves while the card is expanded. */
  const [heightPx, setHeightPx] = useState<number>();
  const [compared, compareWith] = useState<string>();
  const isExpanded = heightPx !== undefined;

  const wasExpanded = useRef(false);
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const mayReturn = wasExpanded.current;
    wasExpanded.current = isExpanded;
    if (!isExpanded) {
      if (mayReturn) element.querySelector<HTMLElement>('[data-slot="expand"]')?.focus({ preventScroll: true });
      return;
    }
    const putBack = showOnTop(element);
    element.focus();
    return () => {
      putBack();
      // Otherwise, the card would stay hidden.
      element.removeAttribute('popover');
    };
  }, [isExpanded]);

  const { close, state } = useMemo(() => {
    const close = () => {
      setHeightPx(undefined);
      compareWith(undefined);
    };
    const toggle = () => (isExpanded ? close() : setHeightPx(place.current?.offsetHeight ?? 0));
    const state: StageState = { kind: 'own', isExpanded, toggle, compared, compareWith };
    return { close, state };
  }, [isExpanded, compared]);
  const stopComparing = useMemo(
    () => () => {
      compareWith(undefined);
      stage.current?.focus();
    },
    [],
  );

  const layer = useLayer(stage, isExpanded, close);
  function followKeys(event: KeyboardEvent<HTMLElement>) {
    keepTabInside(event);
    layer.onKeyDown(event);
  }

  const dialog = isExpanded && {
    role: 'dialog',
    'aria-modal': true,
    'aria-labelledby': titleId,
    tabIndex: -1,
    onKeyDown: followKeys,
    onClick: (event: { target: unknown; currentTarget: unknown }) => event.target === event.currentTarget && close(),
  };
  return (
    <StageContext value={state}>
      <div ref={place} className="parley-result-place" style={{ blockSize: heightPx }}>
        <div
          ref={stage}
          data-slot="result-stage"
          data-state={isExpanded ? 'expanded' : 'inline'}
          className="parley-result-stage"
          {...dialog}
        >
          <article {...props} />
          {isExpanded && compared !== undefined && <ComparedContext value={stopComparing}>{others?.render(compared)}</ComparedContext>}
        </div>
      </div>
    </StageContext>
  );
}
