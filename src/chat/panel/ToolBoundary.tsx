import { Component, type ReactNode } from 'react';

interface ToolBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows the fallback if a component of the host throws, so that the conversation stays intact. React logs the error. */
export class ToolBoundary extends Component<ToolBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
