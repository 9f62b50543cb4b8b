import { expect, it } from 'vitest';
import { dashboardExportJob } from '../../../src/data/jobs/dashboardExportJob.js';
import { metricViewPreviewJob } from '../../../src/data/jobs/metricViewPreviewJob.js';
import { transformSyncJob } from '../../../src/data/jobs/transformSyncJob.js';

const deploymentId = 1;

it('keeps the parameters of a job for another run after a reload', () => {
  const ofExport = { deploymentId, format: 'pdf', dashboardPublicId: 'daily' } as const;
  const ofSync = { deploymentId, branchName: 'prices' };
  const ofPreview = { deploymentId, dataSourceName: 'default', selectionMode: 'all' } as const;
  expect(dashboardExportJob.remember?.(ofExport)).toEqual(ofExport);
  expect(transformSyncJob.remember?.(ofSync)).toEqual(ofSync);
  expect(metricViewPreviewJob.remember?.(ofPreview)).toEqual(ofPreview);
});

it('keeps neither data about another user nor a whole project', () => {
  const renderAs = { type: 'EMBED_USER', externalId: 'ada', securityContext: { region: 'north' } } as const;
  expect(dashboardExportJob.remember?.({ deploymentId, format: 'pdf', dashboardId: 1, renderAs })).toBeUndefined();
  expect(transformSyncJob.remember?.({ deploymentId, source: 'manifest', manifest: { nodes: {} } })).toBeUndefined();
});
