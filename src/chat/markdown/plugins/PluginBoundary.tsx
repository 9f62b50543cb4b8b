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

/** Renders a block without plugins if one of them throws, so that the page stays intact. */
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
