'use client';
import { useEffect, useState } from 'react';
import { Badge } from '../../ui/badge/Badge.js';
import { Button } from '../../ui/button/Button.js';
import { ErrorNotice } from '../../ui/errors/ErrorNotice.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { devtoolsWords } from '../devtoolsWords.js';
import type { FaultSource } from './FaultSource.js';
import { lastingFaults, singleFaults, withoutFault } from './faultKinds.js';
import type { SettableFaults } from './SettableFaults.js';

const words = devtoolsWords.faults;

/** Switches for the faults of a local service. */
export function FaultsView({ source }: { source: FaultSource }) {
  const { faults, hasFailed, change } = useFaults(source);
  if (hasFailed) return <ErrorNotice kind="network" advice={words.unreachable} />;
  if (faults === undefined) return null;
  return (
    <div className="parley-devtools-faults">
      <div className="parley-devtools-tools">
        <span className="parley-devtools-count">{words.lead}</span>
        <Button size="small" disabled={Object.keys(faults).length === 0} onClick={() => change(() => ({}))}>
          {words.clear}
        </Button>
      </div>
      <fieldset>
        <legend>{words.once}</legend>
        {singleFaults.map(({ name, count, add }) => (
          <Button key={name} size="small" onClick={() => change(add)}>
            {name}
            {count(faults) > 0 && <Badge tone="warning">{words.armed(count(faults))}</Badge>}
          </Button>
        ))}
      </fieldset>
      <fieldset>
        <legend>{words.lasting}</legend>
        {lastingFaults.map((fault) => (
          <CheckField
            key={fault.name}
            label={fault.name}
            checked={fault.isOn(faults)}
            onChange={({ target }) => change(target.checked ? (now) => ({ ...now, ...fault.on }) : (now) => withoutFault(now, fault))}
          />
        ))}
      </fieldset>
    </div>
  );
}

/** Requests use up faults, so the active ones are polled while they are shown. */
function useFaults(source: FaultSource) {
  const [faults, setFaults] = useState<SettableFaults>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const read = () => void source.read().then(setFaults, () => setFailed(true));
    read();
    const timer = setInterval(read, readEveryMs);
    return () => clearInterval(timer);
  }, [source]);

  function change(make: (now: SettableFaults) => SettableFaults) {
    const next = source.read().then(async (now) => {
      const changed = make(now);
      await source.write(changed);
      return changed;
    });
    next.then(setFaults, () => setFailed(true));
  }
  return { faults, hasFailed, change };
}

const readEveryMs = 1000;
