'use client';
import {
  createDeploymentEnvironmentToken,
  createDeploymentEnvironmentTokenForMetaSync,
  type EnvironmentAddress,
  getDeploymentEnvironments,
  getDeploymentEnvironmentTokens,
} from '../../client/resources/environments.js';
import type { ResourcePath } from '../queryKeys.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** The environments of a deployment: the first page, or all without `first`. */
export const deploymentEnvironmentsQuery = firstPageQuery(getDeploymentEnvironments);

/** The environments of a deployment, page by page. */
export const deploymentEnvironmentsInfiniteQuery = pagesQuery(getDeploymentEnvironments);

/** Reads the environments of a deployment. */
export const useDeploymentEnvironments = readHook(deploymentEnvironmentsQuery);

/** Reads the environments of a deployment, page by page. */
export const useDeploymentEnvironmentsInfinite = pagesHook(deploymentEnvironmentsInfiniteQuery);

/** The caller's own live tokens of an environment, newest first. They are secrets: keep this query out of storage. */
export const deploymentEnvironmentTokensQuery = firstPageQuery(getDeploymentEnvironmentTokens);

/** The caller's own live tokens of an environment, page by page. They are secrets: keep this query out of storage. */
export const deploymentEnvironmentTokensInfiniteQuery = pagesQuery(getDeploymentEnvironmentTokens);

/** Reads the caller's own live tokens of an environment, newest first. */
export const useDeploymentEnvironmentTokens = readHook(deploymentEnvironmentTokensQuery);

/** Reads the caller's own live tokens of an environment, newest first, page by page. */
export const useDeploymentEnvironmentTokensInfinite = pagesHook(deploymentEnvironmentTokensInfiniteQuery);

/** Creates an environment token, then refetches the tokens. */
export const useCreateDeploymentEnvironmentToken = writeHook(createDeploymentEnvironmentToken, tokensOf);

/** Creates a token for reading the metadata of an environment, then refetches the tokens. */
export const useCreateDeploymentEnvironmentTokenForMetaSync = writeHook(createDeploymentEnvironmentTokenForMetaSync, tokensOf);

function tokensOf({ deploymentId, environmentId }: EnvironmentAddress): readonly ResourcePath[] {
  return [['deployments', deploymentId, 'environments', environmentId, 'tokens']];
}
