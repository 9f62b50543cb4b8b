import type { RootContent } from 'mdast';
import { Component, type ReactNode } from 'react';
import { renderGrowingNode } from '../renderNode.js';

interface PluginBoundaryProps {
  node: RootContent;
  children: ReactNode;
}

interface PluginBoundaryState {
  readonly node: RootContent;
  readonly hasFailed: boolean;
}

/** Shows a block without plugins where one of them throws, so that it does not take the whole page with it. */
export class PluginBoundary extends Component<PluginBoundaryProps, PluginBoundaryState> {
  override state: PluginBoundaryState = { node: this.props.node, hasFailed: false };

  static getDerivedStateFromError(): Partial<PluginBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ node }: PluginBoundaryProps, state: PluginBoundaryState): PluginBoundaryState | null {
    return node === state.node ? null : { node, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? renderGrowingNode(this.props.node) : this.props.children;
  }
}
