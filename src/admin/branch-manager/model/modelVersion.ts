/** What a branch held at some time. */
export interface ModelVersion {
  readonly lastHash: string | undefined;
  /** Of what is not committed; `undefined` where that is not known. */
  readonly liveVersion: string | undefined;
}

/** Whether something changed since. What nobody noted the version of counts as old. */
export function isOfBefore(noted: ModelVersion | undefined, now: ModelVersion): boolean {
  if (noted === undefined || noted.lastHash !== now.lastHash) return true;
  return noted.liveVersion !== undefined && now.liveVersion !== undefined && noted.liveVersion !== now.liveVersion;
}
