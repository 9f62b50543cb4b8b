'use client';
import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** What is rendered. A failure is forgotten as soon as this changes. */
  subject?: unknown;
  /** Rendered in place of children that threw while rendering. */
  fallback: ReactNode | ((failure: RenderFailure) => ReactNode);
  /** Called once for each failure. React logs the error as well. */
  onError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

/** Children that threw while rendering. */
export interface RenderFailure {
  /** What was thrown. */
  readonly error: unknown;
  /** Renders the children again. */
  readonly retry: () => void;
}

interface ErrorBoundaryState {
  readonly subject: unknown;
  readonly thrown: { readonly error: unknown } | undefined;
}

/** Keeps an error of its children away from the rest of the page. Adds no element. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { subject: this.props.subject, thrown: undefined };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ subject }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return Object.is(subject, state.subject) ? null : { subject, thrown: undefined };
  }

  override componentDidCatch(error: unknown): void {
    try {
      this.props.onError?.(error);
    } catch (cause) {
      // A callback of the host that throws here would take the page with it.
      queueMicrotask(() => {
        throw cause;
      });
    }
  }

  readonly retry = (): void => this.setState({ thrown: undefined });

  override render(): ReactNode {
    const { thrown } = this.state;
    if (thrown === undefined) return this.props.children;
    const { fallback } = this.props;
    return typeof fallback === 'function' ? fallback({ error: thrown.error, retry: this.retry }) : fallback;
  }
}
