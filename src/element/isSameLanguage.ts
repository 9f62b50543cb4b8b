/** True if two BCP 47 tags name the same language, in whatever regions and scripts. */
export function isSameLanguage(one: string, other: string): boolean {
  return languageOf(one) === languageOf(other);
}

function languageOf(tag: string): string | undefined {
  return tag.replaceAll('_', '-').split('-')[0]?.toLowerCase();
}
