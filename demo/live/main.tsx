import { examples } from 'virtual:live-examples';
import { type ComponentType, lazy, StrictMode, Suspense, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { LiveStage } from './LiveStage.js';
import { readView } from './LiveView.js';
import '../../src/styles/styles.css';
import './live.css';

const components = new Map<string, ComponentType>();

/** The component that the module of an example exports. */
function componentOf(example: string): ComponentType | undefined {
  const load = examples[example];
  if (load === undefined) return undefined;
  const known = components.get(example);
  if (known !== undefined) return known;
  const component = lazy(async () => {
    const [exported] = Object.values(await load());
    if (exported === undefined) throw new Error(`${example} exports no component.`);
    return { default: exported };
  });
  components.set(example, component);
  return component;
}

function LiveExample() {
  const hash = useSyncExternalStore(onHashChange, () => location.hash);
  const { example, ...view } = readView(hash);
  const Example = componentOf(example);
  return (
    <Suspense>
      <LiveStage {...view}>{Example === undefined ? `There is no example ${example}.` : <Example />}</LiveStage>
    </Suspense>
  );
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

const root = document.getElementById('example');
if (root === null) throw new Error('The page has no place for the example.');
createRoot(root).render(
  <StrictMode>
    <LiveExample />
  </StrictMode>,
);
