'use client';

import { CircleAlert, RefreshCw } from 'lucide-react';
import { createContext, type ReactNode, use, useState } from 'react';
import { ErrorBoundary } from '../../react/ErrorBoundary.js';
import { useBaseLabels } from '../../react/useBaseLabels.js';
import { Button } from '../button/Button.js';
import { Icon } from '../icon/Icon.js';
import { useCommonAdminLabels } from '../useCommonAdminLabels.js';
import { ErrorNotice } from './ErrorNotice.js';

/** What could not be displayed: a whole widget, one of its dialogs, a record of a list, or one value of a record. */
export type GuardedPart = 'widget' | 'dialog' | 'record' | 'value';

/** A part that threw while rendering. */
export interface FailedPart {
  /** The kind of part. */
  readonly part: GuardedPart;
  /** What was thrown. */
  readonly error: unknown;
  /** Reads the data again, if it is a widget or a dialog, and renders the part again. Resolves when it is rendered. */
  readonly retry: () => Promise<void>;
}

/** How the parts of a widget fail. */
export interface RenderFailures {
  /** Called once for each part that failed, with the record it was about. */
  readonly report: (error: unknown, subject: unknown) => void;
  /** Replaces what is shown in place of the part. */
  readonly renderFailure?: ((failure: FailedPart) => ReactNode) | undefined;
}

/** Provided by the root of a widget. */
export const RenderFailuresContext = createContext<RenderFailures>({ report() {} });

export interface RenderGuardProps {
  part: GuardedPart;
  /** The record that is rendered. A failure is forgotten when it changes. */
  subject: unknown;
  /** Puts the notice into the element that its place requires, such as a row. */
  wrap?: ((notice: ReactNode, retry: FailedPart['retry']) => ReactNode) | undefined;
  /** Called before the children are rendered again, which waits for it. */
  onRetry?: (() => Promise<void>) | undefined;
  /** What is rendered. What a function throws is caught as well. */
  children: ReactNode | (() => ReactNode);
}

/** Shows a notice in place of children that throw, so that one broken record does not take the page with it. Adds no element. */
export function RenderGuard({ part, subject, wrap = asItIs, onRetry, children }: RenderGuardProps) {
  const { report, renderFailure } = use(RenderFailuresContext);
  return (
    <ErrorBoundary
      subject={subject}
      onError={(error) => report(error, subject)}
      fallback={({ error, retry: renderAgain }) => {
        async function retry(): Promise<void> {
          await onRetry?.();
          renderAgain();
        }
        const notice = <Notice part={part} retry={retry} />;
        const ofHost = renderFailure && (
          // The host’s own notice can fail as well.
          <ErrorBoundary fallback={notice}>
            <Rendered render={() => renderFailure({ part, error, retry })} />
          </ErrorBoundary>
        );
        return wrap(ofHost ?? notice, retry);
      }}
    >
      {typeof children === 'function' ? <Rendered render={children} /> : children}
    </ErrorBoundary>
  );
}

function Rendered({ render }: { render: () => ReactNode }) {
  return render();
}

function Notice({ part, retry }: Pick<FailedPart, 'part' | 'retry'>) {
  const { undisplayed } = useCommonAdminLabels();
  const { common } = useBaseLabels();
  const [isBusy, setBusy] = useState(false);
  if (part === 'record' || part === 'value') {
    return (
      <span data-slot="undisplayed" className="parley-undisplayed">
        <Icon of={CircleAlert} />
        {undisplayed[part]}
      </span>
    );
  }
  async function tryAgain(): Promise<void> {
    setBusy(true);
    await retry();
    setBusy(false);
  }
  return (
    <ErrorNotice role="alert" kind="protocol" title={part === 'widget' ? undisplayed.widget : undefined}>
      <Button icon={RefreshCw} size="small" isBusy={isBusy} onClick={() => void tryAgain()}>
        {common.retry}
      </Button>
    </ErrorNotice>
  );
}

function asItIs(notice: ReactNode): ReactNode {
  return notice;
}
