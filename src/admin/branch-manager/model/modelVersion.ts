/** The version of a branch's content at one moment. */
export interface ModelVersion {
  readonly lastHash: string | undefined;
  /** The version of the uncommitted changes; `undefined` if unknown. */
  readonly liveVersion: string | undefined;
}

/** True if the branch changed after `noted`, or if `noted` is missing. An unknown live version does not count as a change. */
export function isOfBefore(noted: ModelVersion | undefined, now: ModelVersion): boolean {
  if (noted === undefined || noted.lastHash !== now.lastHash) return true;
  return noted.liveVersion !== undefined && now.liveVersion !== undefined && noted.liveVersion !== now.liveVersion;
}
