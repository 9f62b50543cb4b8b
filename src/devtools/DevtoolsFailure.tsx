'use client';
import { Button } from '../ui/button/Button.js';
import { partClass } from '../ui/partClass.js';
import { launcherWords as words } from './launcherWords.js';

interface DevtoolsFailureProps {
  /** Missing if the tools could not be loaded, which only reloading the page can fix. */
  readonly onRetry?: () => void;
  readonly onClose: () => void;
}

/** Shown in place of tools that failed, or that could not be loaded. */
export function DevtoolsFailure({ onRetry, onClose }: DevtoolsFailureProps) {
  return (
    <div role="alert" dir="ltr" lang="en" data-slot="devtools-failure" className={partClass('devtools-failure')}>
      {words.failed}
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
}
