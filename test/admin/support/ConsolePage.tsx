import { consoleWords } from '../../../demo/admin/consoleWords.js';
import type { SectionId } from '../../../demo/admin/sectionIds.js';
import { sections } from '../../../demo/admin/sections.js';
import { useConsoleAddress } from '../../../demo/admin/useConsoleAddress.js';
import { LeaveGuardProvider, useLeaveGuard, WidgetBoundary } from '../../../src/admin.js';

/** A page of the demo's console, without its frame. */
export function ConsolePage({ of }: { of: SectionId }) {
  const guard = useLeaveGuard();
  const address = useConsoleAddress(guard);
  const { Page } = sections[of];
  return (
    <LeaveGuardProvider guard={guard}>
      <WidgetBoundary name={of}>
        <Page deploymentId={1} guard={guard} address={address} words={consoleWords.en} />
      </WidgetBoundary>
    </LeaveGuardProvider>
  );
}
