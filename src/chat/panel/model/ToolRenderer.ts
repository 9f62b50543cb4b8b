import type { ComponentType, ReactNode } from 'react';
import type { ToolInput, ToolResult } from '../../../client/chat-stream/ToolResult.js';

/** A call of a tool that has a result. Both input and result come from the service and are untrusted. */
export interface ToolRendererProps {
  /** The name of the tool. */
  readonly name: string;
  /** The input. Known fields are typed; that of other tools is in `value`. */
  readonly input: ToolInput;
  /** The result by `kind`: `sql`, `meta`, `failure`, or `other` with the JSON of any other tool in `value`. */
  readonly result: ToolResult;
  /** Parley's own card, or `null` if it has none for this result. Return it for results that you do not handle. */
  readonly fallback: ReactNode;
}

/** Components for the results of tools, by the name of the tool, such as `serviceSqlApi`. Define them outside your component. */
export type ToolRenderers = Readonly<Record<string, ComponentType<ToolRendererProps>>>;

/** Returns the renderer of a tool. The name comes from the service and may be that of any property. */
export function rendererOf(name: string, renderers: ToolRenderers | undefined): ComponentType<ToolRendererProps> | undefined {
  return renderers !== undefined && Object.hasOwn(renderers, name) ? renderers[name] : undefined;
}
