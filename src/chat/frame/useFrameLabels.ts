import { use } from 'react';
import type { BaseLabels } from '../../react/labels/BaseLabels.js';
import { englishBase } from '../../react/labels/en.js';
import type { LabelsOf } from '../../react/labels/LabelsOf.js';
import { mergeLabels } from '../../react/labels/mergeLabels.js';
import { WordsContext } from '../../react/language/WordsContext.js';
import { englishFrame } from '../labels/frame/en.js';

interface FrameLabels extends BaseLabels, LabelsOf<typeof english> {}

/** Like `useLabels`, for the frame alone: without the other texts of the chat. */
export function useFrameLabels(): FrameLabels {
  return mergeLabels<FrameLabels>({ ...englishBase, ...english }, use(WordsContext)?.labels);
}

const english = { chat: englishFrame };
