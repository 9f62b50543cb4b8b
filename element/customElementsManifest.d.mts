import type { Package } from 'custom-elements-manifest';

export function customElementsManifest(): Package;
