import type { LocalService } from '@parley/local-service';
import { createContext, use, useState } from 'react';
import { localFaults, ParleyDevtools } from '../../src/devtools.js';
import '../../src/devtools/devtools.css';

/** True if the toolbar shows the developer tools. */
export const DevtoolsSwitch = createContext(false);

/** The developer tools inside the provider of a stage. Without `service` they have no fault switches, because the story sets the faults itself. */
export function StoryDevtools({ service }: { readonly service?: LocalService | undefined }) {
  const isWanted = use(DevtoolsSwitch);
  const [faults] = useState(() => service && localFaults(service));
  return isWanted && <ParleyDevtools defaultOpen faults={faults} />;
}
