import type { LocalService } from '@parley/local-service';
import { createContext, use, useState } from 'react';
import { localFaults, ParleyDevtools } from '../../src/devtools.js';
import '../../src/devtools/devtools.css';

/** Whether the toolbar asks for developer tools. */
export const DevtoolsSwitch = createContext(false);

/** The tools of a stage, in its own provider; without `service` there are no fault switches, since the story sets the faults itself. */
export function StoryDevtools({ service }: { readonly service?: LocalService | undefined }) {
  const isWanted = use(DevtoolsSwitch);
  const [faults] = useState(() => service && localFaults(service));
  return isWanted && <ParleyDevtools defaultOpen faults={faults} />;
}
