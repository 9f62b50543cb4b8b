'use client';

import { CircleAlert, RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../react/ErrorBoundary.js';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { useLatest } from '../../react/state/useLatest.js';
import { Button } from '../button/Button.js';
import { ErrorNotice } from '../errors/ErrorNotice.js';
import type { FailedPart, RenderFailures } from '../errors/RenderFailures.js';
import { Icon } from '../icon/Icon.js';
import { Skeleton } from '../skeleton/Skeleton.js';
import { useCommonAdminLabels } from '../useCommonAdminLabels.js';

interface FailureNoticeProps extends Pick<RenderFailures, 'renderFailure' | 'recovery'> {
  failure: FailedPart;
}

/** Shown in place of a part that threw while rendering: first a second try of a widget or a dialog, then the host's notice, or this one. */
export function FailureNotice({ failure, renderFailure, recovery }: FailureNoticeProps) {
  const { common } = useBaseLabels();
  const isSmall = failure.part === 'record' || failure.part === 'value';
  const [isTrying, setTrying] = useState(!isSmall && recovery?.isRepaired() === false);
  const latest = useLatest({ recovery, failure });
  useEffect(() => {
    if (!isTrying) return;
    void latest.current.recovery?.repair().then(
      () => void latest.current.failure.retry(),
      () => setTrying(false),
    );
  }, [isTrying, latest]);
  if (isTrying) {
    return (
      <>
        <p role="status" className="parley-visually-hidden">
          {common.loading}
        </p>
        <Skeleton lines={4} />
      </>
    );
  }
  const notice = isSmall ? <SmallNotice part={failure.part} /> : <Notice {...failure} />;
  return renderFailure === undefined ? (
    notice
  ) : (
    // The host’s own notice can fail as well.
    <ErrorBoundary fallback={notice}>
      <Rendered render={() => renderFailure(failure)} />
    </ErrorBoundary>
  );
}

function Rendered({ render }: { render: () => ReactNode }) {
  return render();
}

function SmallNotice({ part }: Pick<FailedPart, 'part'>) {
  const { undisplayed } = useCommonAdminLabels();
  return (
    <span data-slot="undisplayed" className="parley-undisplayed">
      <Icon of={CircleAlert} />
      {undisplayed[part]}
    </span>
  );
}

function Notice({ part, retry }: FailedPart) {
  const { undisplayed } = useCommonAdminLabels();
  const { common } = useBaseLabels();
  const [isBusy, setBusy] = useState(false);
  async function tryAgain(): Promise<void> {
    setBusy(true);
    await retry();
    setBusy(false);
  }
  return (
    // The title of a dialog says the same.
    <ErrorNotice role="alert" kind="protocol" title={part === 'widget' ? undisplayed.widget : undefined}>
      <Button icon={RefreshCw} size="small" isBusy={isBusy} onClick={() => void tryAgain()}>
        {common.retry}
      </Button>
    </ErrorNotice>
  );
}
