'use client';
import { englishTools } from '../labels/tools/en.js';
import type { ToolLabels } from '../labels/tools/ToolLabels.js';
import { useLabelGroup } from './useLabelGroup.js';

/** Returns the labels for table and chart tools. */
export function useToolLabels(): ToolLabels {
  return useLabelGroup('tools', englishTools);
}
