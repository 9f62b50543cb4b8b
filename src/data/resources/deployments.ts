'use client';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import { logs, pods } from '../../client/resources/deployment-logs.js';
import type { UpdateDeploymentInput } from '../../client/resources/deployment-settings.js';
import { deploymentToken } from '../../client/resources/deployment-tokens.js';
import {
  advanceCreationStep,
  buildStatus,
  createDeployment,
  deleteDeployment,
  getDeployment,
  getDeploymentSettings,
  getDeployments,
  listDeploymentVersions,
  resetCreationStep,
  updateDeployment,
} from '../../client/resources/deployments.js';
import type { ResourcePath } from '../queryKeys.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** The first page of the deployments that the credential covers, or all of them without `first`. */
export const deploymentsQuery = firstPageQuery(getDeployments);

/** The deployments that the credential covers, page by page. */
export const deploymentsInfiniteQuery = pagesQuery(getDeployments);

/** Reads the deployments that the credential covers. */
export const useDeployments = readHook(deploymentsQuery);

/** Reads the deployments that the credential covers, page by page. */
export const useDeploymentsInfinite = pagesHook(deploymentsInfiniteQuery);

/** Name, address and setup step of one deployment. */
export const deploymentQuery = recordQuery(getDeployment);

/** Reads name, address and setup step of one deployment. */
export const useDeployment = readHook(deploymentQuery);

/**
 * Updates the settings of a deployment. Refetches whatever shows them and, unless they are display settings, whatever depends on them:
 * versions, builds, pods, environments, branches, and the files of the production branch.
 */
export const useUpdateDeployment = writeHook(updateDeployment, pathsOfSettings);

/**
 * Deletes a deployment permanently. Refetches the other deployments, which may promote to it, and what may show its reports
 * and dashboards: spreadsheets and embedded pages.
 */
export const useDeleteDeployment = writeHook(deleteDeployment, () => [['deployments'], ['external-documents'], ['embed', 'dashboard']]);

/** All settings of a deployment, without secrets. */
export const deploymentSettingsQuery = recordQuery(getDeploymentSettings);

/** Reads all settings of a deployment, without secrets. */
export const useDeploymentSettings = readHook(deploymentSettingsQuery);

/** The versions a deployment can be switched to: the first page, or all without `first`. */
export const deploymentVersionsQuery = firstPageQuery(listDeploymentVersions);

/** The versions a deployment can be switched to, page by page. */
export const deploymentVersionsInfiniteQuery = pagesQuery(listDeploymentVersions);

/** Reads the versions a deployment can be switched to. */
export const useDeploymentVersions = readHook(deploymentVersionsQuery);

/** Reads the versions a deployment can be switched to, page by page. */
export const useDeploymentVersionsInfinite = pagesHook(deploymentVersionsInfiniteQuery);

/** Reads the progress of the last build of a branch. */
export const buildStatusQuery = recordQuery(buildStatus);

/** Reads how far the last build of a branch is. Poll with `refetchInterval` until its status is one that stays. */
export const useBuildStatus = readHook(buildStatusQuery);

/** The first page of log lines, oldest first. */
export const deploymentLogsQuery = firstPageQuery(logs);

/** Log lines page by page, oldest first. */
export const deploymentLogsInfiniteQuery = pagesQuery(logs);

/** Reads the first page of log lines, oldest first. */
export const useDeploymentLogs = readHook(deploymentLogsQuery);

/** Reads log lines page by page, oldest first. `fetchNextPage` at the end of time finds none: refetch for newer ones. */
export const useDeploymentLogsInfinite = pagesHook(deploymentLogsInfiniteQuery);

/** The pods of a deployment: the first page, or all without `first`. */
export const deploymentPodsQuery = firstPageQuery(pods);

/** The pods of a deployment, page by page. */
export const deploymentPodsInfiniteQuery = pagesQuery(pods);

/** Reads the pods of a deployment. */
export const useDeploymentPods = readHook(deploymentPodsQuery);

/** Reads the pods of a deployment, page by page. */
export const useDeploymentPodsInfinite = pagesHook(deploymentPodsInfiniteQuery);

/** Moves the setup of a deployment to another step. Once the setup is ready, the deployment runs. */
export const useAdvanceCreationStep = writeHook(advanceCreationStep, (params) => [...shownIn(params), ...runtimePathsOf(params)]);

/** Moves the setup of a deployment back to its first step, which stops the deployment. */
export const useResetCreationStep = writeHook(resetCreationStep, (params) => [...shownIn(params), ...runtimePathsOf(params)]);

/** Creates a service token. It is only in this result and in no query. */
export const useCreateDeploymentToken = writeHook(deploymentToken, () => []);

/** Creates a deployment, then refetches the deployment lists. */
export const useCreateDeployment = writeHook(createDeployment, () => lists);

/** Lists of deployments alone, since everything in one begins with `deployments`, too. */
const lists: readonly ResourcePath[] = [
  ['deployments', 'list'],
  ['deployments', 'infinite'],
];

/** Keys of queries that return deployment settings. */
function shownIn({ deploymentId }: DeploymentAddress): readonly ResourcePath[] {
  return [...lists, ['deployments', deploymentId, 'detail'], ['deployments', deploymentId, 'settings']];
}

function pathsOfSettings({ deploymentId, ...settings }: DeploymentAddress & UpdateDeploymentInput): readonly ResourcePath[] {
  const isShownOnly = Object.keys(settings).every((name) => shownOnly.includes(name));
  if (isShownOnly) return shownIn({ deploymentId });
  return [...shownIn({ deploymentId }), ...runtimePathsOf({ deploymentId }), ['deployments', deploymentId, 'data-model']];
}

/** Settings that nothing else follows from. */
const shownOnly: readonly string[] = ['name', 'defaultLaunchpadViewGroup', 'launchpadTabs'] satisfies (keyof UpdateDeploymentInput)[];

/** Keys of queries that depend on deployment settings. */
function runtimePathsOf({ deploymentId }: DeploymentAddress): readonly ResourcePath[] {
  return ['versions', 'build-status', 'pods', 'logs', 'environments', 'branches'].map((part) => ['deployments', deploymentId, part]);
}
