'use client';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { englishMetricViews } from './labels/en.js';
import type { MetricViewLabels } from './labels/MetricViewLabels.js';

/** Returns the labels of metric views from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useMetricViewLabels = createLabelsHook<MetricViewLabels>('metricViews', englishMetricViews);
