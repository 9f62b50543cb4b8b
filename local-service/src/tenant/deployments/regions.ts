import type { RegionResponse } from '@parley/react/client';

/** Regions available to the tenant. */
export const regions: readonly RegionResponse[] = [
  publicRegion(1, 'managed-eu-central-1', 'Frankfurt', 'managed'),
  publicRegion(2, 'managed-us-east-1', 'Virginia', 'managed'),
  publicRegion(3, 'aws-eu-central-1', 'Frankfurt', 'aws'),
  publicRegion(4, 'aws-eu-west-1', 'Dublin', 'aws'),
  publicRegion(5, 'aws-us-east-1', 'Virginia', 'aws'),
  publicRegion(6, 'aws-us-west-2', 'Oregon', 'aws'),
  publicRegion(7, 'aws-ap-southeast-2', 'Sydney', 'aws'),
  publicRegion(8, 'gcp-europe-west3', 'Frankfurt', 'gcp'),
  publicRegion(9, 'gcp-us-central1', 'Iowa', 'gcp'),
  { ...publicRegion(10, 'halloway-dedicated', 'Halloway, dedicated', 'aws'), isPublic: false, isDedicated: true },
  { ...publicRegion(11, 'halloway-hybrid', 'Halloway, own data centre', 'gcp'), isPublic: false, isHybrid: true, useAiEngineer: false },
];

function publicRegion(id: number, name: string, title: string, provider: string): RegionResponse {
  return { id, name, title, provider, isDedicated: false, isHybrid: false, isPublic: true, useAiEngineer: true };
}
