/** What a script does with the admin hooks in a page. Lives there as `window.storm`. */
export interface AdminPage {
  /** One step of someone who waits for nothing. */
  step(kind: AdminStep): void;
  /** Deletes users, and sends again what was refused or not sent, never what may have been done. */
  remove(userIds: readonly number[]): Promise<BulkEnd>;
  /** Starts a transform sync once, and follows it to its end. */
  sync(): Promise<JobEnd>;
  /** Ids of all users that the list shows, after whatever it takes to load them. */
  readAll(): Promise<readonly number[]>;
  readonly faults: string[];
}

/** `leave` takes the list out of the page in the middle of whatever it loads. */
export type AdminStep = 'search' | 'search-other' | 'clear' | 'more' | 'refresh' | 'leave' | 'enter';

export interface BulkEnd {
  readonly succeededIds: readonly number[];
  readonly unknownIds: readonly number[];
}

export interface JobEnd {
  readonly status: string;
  readonly jobId: string | undefined;
}
