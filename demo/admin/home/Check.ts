import type { ServiceError } from '../../../src/client.js';
import type { SectionId } from '../sectionIds.js';

/** The checks of the home page, in their order: faults first. */
export const checkIds = [
  'build',
  'unbuilt',
  'validation',
  'syncs',
  'jobs',
  'connections',
  'keys',
  'schedules',
  'placements',
  'uncommitted',
  'comments',
  'users',
] as const;

export type CheckId = (typeof checkIds)[number];

/** The findings of a check. */
export interface Check {
  /** `absent` if the service does not provide it, so that there is nothing to show; `partly` if nothing was found, but not all was read. */
  readonly status: 'loading' | 'denied' | 'failed' | 'absent' | 'fine' | 'partly' | 'attention';
  readonly count: number;
  /** True if there are more than were counted. */
  readonly isMore: boolean;
  /** The first three items, named as the service names them. */
  readonly details: readonly string[];
  /** The page to go to. A check without one has its facts on the home page alone. */
  readonly page?: CheckPage | undefined;
  readonly isFetching: boolean;
  refetch(): void;
}

interface CheckPage {
  readonly section: SectionId;
  readonly params?: Readonly<Record<string, string>>;
}

/** Builds a check from one or more reads and what was found in them. `found` is undefined until it is known. */
export function checkOf(reads: readonly CheckRead[], found: readonly string[] | undefined, facts: CheckFacts = {}): Check {
  const { page, count = found?.length ?? 0, isMore = false } = facts;
  const failed = reads.filter(({ error }) => error != null);
  return {
    // A failed refetch leaves what was found before.
    status: found === undefined ? unfoundStatus(failed[0]?.error) : count > 0 ? 'attention' : isMore ? 'partly' : 'fine',
    count,
    isMore,
    details: [...new Set(found)].slice(0, 3),
    page,
    isFetching: reads.some(({ isFetching }) => isFetching),
    refetch() {
      for (const read of failed) void read.refetch();
    },
  };
}

interface CheckFacts {
  /** Default: the number of what was found. */
  readonly count?: number | undefined;
  readonly isMore?: boolean | undefined;
  readonly page?: CheckPage | undefined;
}

/** A read of the data layer, or of the model of a widget. */
export interface CheckRead {
  readonly error: ServiceError | null | undefined;
  readonly isFetching: boolean;
  refetch(): unknown;
}

/** A check of something that the service does not tell. */
export const absent: Check = { ...checkOf([], []), status: 'absent' };

function unfoundStatus(error: ServiceError | null | undefined): Check['status'] {
  if (error == null) return 'loading';
  return error.kind === 'permission' ? 'denied' : 'failed';
}
