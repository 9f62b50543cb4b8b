import { Profiler, type ReactNode } from 'react';

/** The number of renders of each component, by function name. */
export interface RenderCount {
  of(name: string): number;
  reset(): void;
  /** Counts the components inside. */
  readonly Counted: (props: { readonly children: ReactNode }) => ReactNode;
}

/**
 * Counts the components that React rendered in each commit, without those it skipped. Reads React's fibers, as its developer
 * tools do, because nothing else shows which of many equal components were rendered.
 */
export function createRenderCount(): RenderCount {
  const counts = new Map<string, number>();
  let host: HTMLElement | null = null;

  function countCommit(): void {
    const fiber = fiberOf(host);
    if (fiber !== undefined) countBelow(rootOf(fiber), (name) => counts.set(name, (counts.get(name) ?? 0) + 1));
  }

  return {
    of: (name) => counts.get(name) ?? 0,
    reset: () => counts.clear(),
    Counted: ({ children }) => (
      <Profiler id="counted" onRender={countCommit}>
        <div
          ref={(element) => {
            host = element;
          }}
        >
          {children}
        </div>
      </Profiler>
    ),
  };
}

interface Fiber {
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly stateNode: { readonly current?: Fiber } | null;
  readonly type: unknown;
  readonly flags: number;
}

function fiberOf(element: HTMLElement | null): Fiber | undefined {
  if (element === null) return undefined;
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  return key === undefined ? undefined : (Reflect.get(element, key) as Fiber); // React's own field, which has no type
}

/** The committed tree. */
function rootOf(fiber: Fiber): Fiber {
  let top = fiber;
  while (top.return !== null) top = top.return;
  return top.stateNode?.current ?? top;
}

function countBelow(fiber: Fiber, count: (name: string) => void): void {
  const before = fiber.alternate;
  if (typeof fiber.type === 'function' && (before === null || (fiber.flags & performedWork) !== 0)) count(fiber.type.name);
  // If the child is unchanged, React skipped everything below.
  if (before !== null && before.child === fiber.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) countBelow(child, count);
}

const performedWork = 1;
