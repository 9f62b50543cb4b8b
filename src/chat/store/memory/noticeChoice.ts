import { createIdentityRecord, type KeyValueStorage } from '../../../data/memory/identityRecord.js';

/** The choice of a user to be notified when an answer is ready. */
export interface NoticeChoice {
  /** Loads the choice of this identity and erases that of any other. */
  enter(identity: string): void;
  isOn(): boolean;
  choose(isOn: boolean): void;
}

/** Creates the memory. Without `storage` the choice is kept until the page is closed. */
export function createNoticeChoice(storage: KeyValueStorage | undefined): NoticeChoice {
  const record = createIdentityRecord<boolean>({
    key: 'parley:notices',
    storage,
    empty: false,
    parse: (value) => (typeof value === 'boolean' ? value : undefined),
    merge: (stored, written) => stored || written,
  });
  return {
    enter: (identity) => void record.enter(identity),
    isOn: record.read,
    choose: (isOn) => record.update(() => isOn),
  };
}
