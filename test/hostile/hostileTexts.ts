import type { HostileTexts } from './HostileText.js';
import { imageTexts } from './imageTexts.js';
import { letterTexts } from './letterTexts.js';
import { markupTexts } from './markupTexts.js';
import { massTexts } from './massTexts.js';
import { nestedTexts } from './nestedTexts.js';
import { schemeTexts } from './schemeTexts.js';

/** All hostile answers by what they are about; the names differ over all groups. */
export const hostileTexts = {
  images: imageTexts,
  markup: markupTexts,
  schemes: schemeTexts,
  letters: letterTexts,
  nesting: nestedTexts,
  masses: massTexts,
} satisfies Readonly<Record<string, HostileTexts>>;
