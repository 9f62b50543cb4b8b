import { ParleyDevtools, remoteFaults } from '../../src/devtools.js';
import '../../src/devtools/devtools.css';
import type { Appearance } from './AppBar.js';

/** The developer tools, opened by the switch in the header. Faults set in them apply to the demo's service. */
export function DemoDevtools<Settings extends Appearance>({ settings, onSettingsChange }: DemoDevtoolsProps<Settings>) {
  return (
    <ParleyDevtools
      open={settings.hasDevtools === true}
      onOpenChange={(hasDevtools) => onSettingsChange({ ...settings, hasDevtools })}
      faults={faults}
    />
  );
}

interface DemoDevtoolsProps<Settings extends Appearance> {
  readonly settings: Settings;
  readonly onSettingsChange: (settings: Settings) => void;
}

const faults = remoteFaults('/demo/faults');
