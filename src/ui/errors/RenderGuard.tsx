'use client';

import { type ReactNode, use } from 'react';
import { ErrorBoundary } from '../../react/ErrorBoundary.js';
import { useOverlays } from '../overlay-loader/useOverlays.js';
import { type FailedPart, type GuardedPart, RenderFailuresContext } from './RenderFailures.js';

export interface RenderGuardProps {
  part: GuardedPart;
  /** The record that is rendered. A failure is forgotten when it changes. */
  subject?: unknown;
  /** Wraps the notice in the element that its place requires, such as a table row. */
  wrap?: ((notice: ReactNode) => ReactNode) | undefined;
  /** What is rendered. What a function throws is caught as well. */
  children: ReactNode | (() => ReactNode);
}

/** Shows a notice in place of children that throw, so that one broken record does not take the page with it. Adds no element. */
export function RenderGuard({ part, subject, wrap = asItIs, children }: RenderGuardProps) {
  const { report } = use(RenderFailuresContext);
  return (
    <ErrorBoundary
      subject={subject}
      onError={(error) => report(error, subject)}
      fallback={({ error, retry }) => wrap(<Failure part={part} error={error} renderAgain={retry} />)}
    >
      {typeof children === 'function' ? <Rendered render={children} /> : children}
    </ErrorBoundary>
  );
}

/** The notice, whose code loads with the overlays. */
function Failure({ part, error, renderAgain }: Pick<FailedPart, 'part' | 'error'> & { renderAgain: () => void }) {
  const { renderFailure, recovery } = use(RenderFailuresContext);
  const overlays = useOverlays(true);
  async function retry(): Promise<void> {
    if (part === 'widget' || part === 'dialog') await recovery?.refetch();
    renderAgain();
  }
  return overlays && <overlays.FailureNotice failure={{ part, error, retry }} renderFailure={renderFailure} recovery={recovery} />;
}

function Rendered({ render }: { render: () => ReactNode }) {
  return render();
}

function asItIs(notice: ReactNode): ReactNode {
  return notice;
}
