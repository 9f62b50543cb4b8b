import { isJsonObject } from '../../../client/json/isJsonObject.js';
import { shortText } from '../../../ui/text/shortText.js';
import type { ContextItem } from '../../store/fold/Draft.js';

/** Returns the text of a fact, such as “Region: Europe”. A value with members is shown by its label alone. */
export function itemText({ label, value }: Pick<ContextItem, 'label' | 'value'>): string {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return shortText(isPlain && value !== '' ? `${label}: ${value}` : label, maxCharacters);
}

/** Returns a value of a context as text. */
export function valueText(value: unknown): string {
  return shortText(isJsonObject(value) ? Object.entries(value).map(lineOf).join('\n') : textOf(value), maxValueCharacters);
}

function lineOf([name, value]: [string, unknown]): string {
  return `${name}: ${textOf(value)}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

const maxCharacters = 120;
const maxValueCharacters = 1_000;
