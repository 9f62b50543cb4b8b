import { type Browser, chromium } from 'playwright';
import { inject } from 'vitest';
import type { SharedPart } from './sharedParts.js';
import type { Demo } from './startDemo.js';
import type { BundleSize } from './weighOutput.js';

/** Connects to the browser of all test files. Closing the connection closes what this one opened. */
export async function connectBrowser(): Promise<Browser> {
  const { endpoint } = await ask<{ readonly endpoint: string }>('browser');
  return chromium.connect(endpoint);
}

/** The demo of all test files. */
export function sharedDemo(): Promise<Demo> {
  return ask<Demo>('demo');
}

/** What a visitor loads of the built element. */
export function sharedSize(): Promise<BundleSize> {
  return ask<BundleSize>('size');
}

async function ask<Answer>(part: SharedPart): Promise<Answer> {
  const response = await fetch(`${inject('sharedPartsUrl')}/${part}`);
  if (!response.ok) throw new Error(`The ${part} did not start. ${await response.text()}`);
  return response.json();
}
