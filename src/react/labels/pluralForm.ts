/** Returns the form for a count by the plural rules of a language: `other` if it has no form for it. */
export function pluralForm(language: string, count: number, forms: PluralForms): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}

/** The texts for a count, of which each language needs some. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
