import { lookUp } from '../../../client/http/lookUp.js';

/** Returns the name of a choice; an unknown one is returned unchanged. */
export function choiceName(names: Readonly<Record<string, string>>, value: string): string {
  return lookUp(names, value) ?? lookUp(properNames, value) ?? value;
}

/** Names that are the same in all languages. */
const properNames: Readonly<Record<string, string>> = {
  aws: 'AWS',
  gcp: 'Google Cloud',
  git: 'Git',
  ssh: 'SSH',
  s3: 'Amazon S3',
  gcs: 'Google Cloud Storage',
  azure: 'Azure Blob Storage',
};

/** Adds the current value of a select if it is not among the known ones, so that it stays selected until another one is chosen. */
export function withCurrent(values: readonly string[], current: string): readonly string[] {
  return current === '' || values.includes(current) ? values : [...values, current];
}
