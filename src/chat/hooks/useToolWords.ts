'use client';
import { englishTools } from '../labels/tools/en.js';
import type { ToolWords } from '../labels/tools/ToolWords.js';
import { useLaterLabels } from './useLaterLabels.js';

/** Returns the labels for table and chart tools. */
export function useToolWords(): ToolWords {
  return useLaterLabels('tools', englishTools);
}
