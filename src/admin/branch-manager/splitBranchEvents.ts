import type { BranchEvents } from './model/BranchEvents.js';

/** Parts the events from what goes to an element. */
export function splitBranchEvents<Props extends BranchEvents>({
  onBeforeDevModeStart,
  onDevModeStarted,
  onBeforeDevModeStop,
  onDevModeStopped,
  onBeforeCreate,
  onCreated,
  onBeforeDelete,
  onDeleted,
  onBeforeStagingChange,
  onStagingChanged,
  onBeforeCommit,
  onCommitted,
  onBeforePull,
  onPulled,
  onBeforeMerge,
  onMerged,
  onValidated,
  onError,
  ...rest
}: Props) {
  const events: BranchEvents = {
    onBeforeDevModeStart,
    onDevModeStarted,
    onBeforeDevModeStop,
    onDevModeStopped,
    onBeforeCreate,
    onCreated,
    onBeforeDelete,
    onDeleted,
    onBeforeStagingChange,
    onStagingChanged,
    onBeforeCommit,
    onCommitted,
    onBeforePull,
    onPulled,
    onBeforeMerge,
    onMerged,
    onValidated,
    onError,
  };
  return { events, rest };
}
