'use client';
import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button/Button.js';
import { partClass } from '../ui/partClass.js';
import { launcherWords as words } from './launcherWords.js';

interface DevtoolsBoundaryProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Keeps a failure of the tools, or of loading them, away from the application. */
export class DevtoolsBoundary extends Component<DevtoolsBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" dir="ltr" lang="en" data-slot="devtools-failure" className={partClass('devtools-failure')}>
        {words.failed}
        <Button size="small" onClick={() => this.setState({ hasFailed: false })}>
          {words.tryAgain}
        </Button>
        <Button size="small" variant="quiet" onClick={this.props.onClose}>
          {words.close}
        </Button>
      </div>
    );
  }
}
