/** Every row of the interface's sections 4.1, 4.5 and 4.6, one line for each method, in its order. */
export const catalogue = `
GET /api/v1/deployments/{deploymentId}/workbooks/{workbookId}/promotion-links

GET /api/scim/v2/Users

GET /api/v1/deployments
PUT /api/v1/deployments/{deploymentId}
DELETE /api/v1/deployments/{deploymentId}
GET /api/v1/deployments/{deploymentId}/settings
GET /api/v1/deployments/{deploymentId}/versions
GET /api/v1/deployments/{deploymentId}/build-status
GET /api/v1/deployments/{deploymentId}/logs
GET /api/v1/deployments/{deploymentId}/pods
GET /api/v1/deployments/{deploymentId}/env-vars
PUT /api/v1/deployments/{deploymentId}/env-vars
POST /api/v1/deployments/{deploymentId}/creation-step/advance
POST /api/v1/deployments/{deploymentId}/creation-step/reset
POST /api/v1/deployments/{deploymentId}/token
GET /api/v1/regions/
GET /api/v1/spec

POST /build/api/v1/deployments/
GET /build/api/v1/deployments/{deploymentId}/data-model/files
PUT /build/api/v1/deployments/{deploymentId}/data-model/files
DELETE /build/api/v1/deployments/{deploymentId}/data-model/files
POST /build/api/v1/deployments/{deploymentId}/data-model/files/rename
POST /build/api/v1/deployments/{deploymentId}/data-model/upload/start
POST /build/api/v1/deployments/{deploymentId}/data-model/upload/file
POST /build/api/v1/deployments/{deploymentId}/data-model/upload/finish
GET /build/api/v1/deployments/{deploymentId}/data-model/file-hashes
GET /build/api/v1/deployments/{deploymentId}/data-model/validate
POST /build/api/v1/deployments/{deploymentId}/dev-mode
DELETE /build/api/v1/deployments/{deploymentId}/dev-mode
GET /build/api/v1/deployments/{deploymentId}/branches
POST /build/api/v1/deployments/{deploymentId}/branches
DELETE /build/api/v1/deployments/{deploymentId}/branches
PUT /build/api/v1/deployments/{deploymentId}/branches/staging-environment
POST /build/api/v1/deployments/{deploymentId}/commit
POST /build/api/v1/deployments/{deploymentId}/pull
POST /build/api/v1/deployments/{deploymentId}/merge
POST /build/api/v1/deployments/{deploymentId}/merge-to-default
POST /build/api/v1/deployments/{deploymentId}/source-control/connect

GET /api/v1/source-control/status
GET /api/v1/source-control/installations
GET /api/v1/source-control/installations/{installationId}/repositories
GET /api/v1/source-control/repositories/{owner}/{repo}/branches

POST /api/v1/deployments/{deploymentId}/transform-sync
GET /api/v1/deployments/{deploymentId}/transform-sync
GET /api/v1/deployments/{deploymentId}/transform-sync/{syncJobId}
GET /api/v1/deployments/{deploymentId}/transform-sync/{syncJobId}/result
GET /api/v1/deployments/{deploymentId}/transform-sync/{syncJobId}/logs
DELETE /api/v1/deployments/{deploymentId}/transform-sync/{syncJobId}
GET /api/v1/deployments/{deploymentId}/transform-sync/{syncJobId}/generated-files

POST /api/v1/deployments/{deploymentId}/warehouse-metric-view-previews
GET /api/v1/deployments/{deploymentId}/warehouse-metric-view-previews/{previewId}
GET /api/v1/deployments/{deploymentId}/warehouse-metric-view-previews/{previewId}/result
DELETE /api/v1/deployments/{deploymentId}/warehouse-metric-view-previews/{previewId}
GET /api/v1/deployments/{deploymentId}/warehouse-metric-view-integrations/{dataSourceName}
PUT /api/v1/deployments/{deploymentId}/warehouse-metric-view-integrations/{dataSourceName}

POST /api/v1/deployments/{deploymentId}/workbooks/{workbookId}/promotion-previews
POST /api/v1/deployments/{deploymentId}/workbooks/{workbookId}/promotions
GET /api/v1/deployments/{deploymentId}/workbooks/{workbookId}/promotion
GET /api/v1/deployments/{deploymentId}/workbooks/{workbookId}/promotions
POST /api/v1/deployments/{deploymentId}/workbooks/{workbookId}/duplicate
POST /api/v1/deployments/{deploymentId}/workbooks/{workbookId}/dashboard/ai-widget-thread
GET /api/v1/deployments/{deploymentId}/workbooks/{workbookId}/embed-access
PUT /api/v1/deployments/{deploymentId}/workbooks/{workbookId}/embed-access
PUT /api/v1/deployments/{deploymentId}/workbooks/by-slug/{slug}
GET /api/v1/deployments/{deploymentId}/folders
GET /api/v1/deployments/{deploymentId}/reports
PUT /api/v1/deployments/{deploymentId}/reports/by-public-id/{publicId}
PUT /api/v1/deployments/{deploymentId}/reports/{reportId}/connect-workbook
DELETE /api/v1/deployments/{deploymentId}/reports/{reportId}/connect-workbook
PUT /api/v1/deployments/{deploymentId}/reports/{reportId}/refresh
POST /api/v1/deployments/{deploymentId}/workspace/bulk-delete
POST /api/v1/deployments/{deploymentId}/workspace/bulk-move
GET /api/v1/external-documents/{externalWorkbookId}/placements
POST /api/v1/deployments/{deploymentId}/dashboard-exports
GET /api/v1/deployments/{deploymentId}/dashboard-exports/{jobId}
GET /api/v1/deployments/{deploymentId}/dashboard-exports/{jobId}/download
GET /api/v1/deployments/{deploymentId}/notifications

GET /api/v1/users
GET /api/v1/users/me
PATCH /api/v1/users/me/settings
POST /api/v1/users/
PUT /api/v1/users/{id}
DELETE /api/v1/users/{id}
POST /api/v1/users/bulk
GET /api/v1/user-groups
GET /api/v1/user-attributes/
POST /api/v1/user-attributes/
PUT /api/v1/user-attributes/{id}
GET /api/v1/user-attribute-values/{userId}
POST /api/v1/user-attribute-values/
GET /api/v1/tenant/settings
PUT /api/v1/tenant/settings
GET /api/v1/oauth-integrations/
POST /api/v1/oauth-integrations/
GET /api/v1/oauth-integrations/{id}
PUT /api/v1/oauth-integrations/{id}
DELETE /api/v1/oauth-integrations/{id}
GET /api/v1/user-oauth-tokens/
GET /api/v1/user-oauth-tokens/{integrationId}
DELETE /api/v1/user-oauth-tokens/{integrationId}
POST /api/v1/user-oauth-tokens/{integrationId}/initiate
GET /api/v1/oidc-token-configs/
POST /api/v1/oidc-token-configs/
GET /api/v1/oidc-token-configs/{id}
PUT /api/v1/oidc-token-configs/{id}
DELETE /api/v1/oidc-token-configs/{id}
GET /api/v1/app-theme
GET /api/v1/app-config
POST /api/v1/usage-analytics/token

POST /api/v1/embed/generate-session
POST /api/v1/embed/session/token
POST /api/v1/embed/session/revoke
PATCH /api/v1/embed/dashboard/{publicId}
POST /api/v1/embed/dashboard/{publicId}/python-run
GET /api/v1/embed/dashboard/{publicId}/comments
POST /api/v1/embed/dashboard/{publicId}/comments
PATCH /api/v1/embed/dashboard/{publicId}/comments/{commentId}
DELETE /api/v1/embed/dashboard/{publicId}/comments/{commentId}
POST /api/v1/embed/dashboard/{publicId}/comments/{commentId}/resolve
GET /api/v1/embed/dashboard/{publicId}/comments/mentionable-users
GET /api/v1/embed-tenants/
DELETE /api/v1/embed-tenants/{embedTenantName}
GET /api/v1/embed-tenants/{embedTenantName}/users
POST /api/v1/embed-tenants/{embedTenantName}/groups
GET /api/v1/embed-tenants/{embedTenantName}/groups/{id}
PATCH /api/v1/embed-tenants/{embedTenantName}/groups/{id}
GET /api/v1/embed-tenants/{embedTenantName}/groups/{id}/users
POST /api/v1/embed-tenants/{embedTenantName}/groups/{id}/users
DELETE /api/v1/embed-tenants/{embedTenantName}/groups/{id}/users
DELETE /api/v1/embed-tenants/{embedTenantName}/groups/{id}
GET /api/v1/deployments/{deploymentId}/embed-tenants/{embedTenantName}/workbooks
`
  .split('\n')
  .filter((line) => line !== '');

/** Operations that the interface's tables do not print, but that belong to its tags. */
export const furtherOperations = `
GET /api/v1/deployments/{deploymentId}

GET /api/v1/deployments/{deploymentId}/environments
GET /api/v1/deployments/{deploymentId}/environments/{environmentId}/tokens
POST /api/v1/deployments/{deploymentId}/environments/{environmentId}/tokens
POST /api/v1/deployments/{deploymentId}/environments/{environmentId}/tokens-for-meta-sync

POST /api/v1/deployments/{deploymentId}/folders
PUT /api/v1/deployments/{deploymentId}/folders/{folderId}
DELETE /api/v1/deployments/{deploymentId}/folders/{folderId}
GET /api/v1/deployments/{deploymentId}/folders/{folderId}/ancestors

POST /api/v1/deployments/{deploymentId}/reports
GET /api/v1/deployments/{deploymentId}/reports/{reportId}
PUT /api/v1/deployments/{deploymentId}/reports/{reportId}
DELETE /api/v1/deployments/{deploymentId}/reports/{reportId}

GET /api/v1/deployments/{deploymentId}/workbooks
POST /api/v1/deployments/{deploymentId}/workbooks
GET /api/v1/deployments/{deploymentId}/workbooks/{workbookId}
PUT /api/v1/deployments/{deploymentId}/workbooks/{workbookId}
DELETE /api/v1/deployments/{deploymentId}/workbooks/{workbookId}
PUT /api/v1/deployments/{deploymentId}/workbooks/{workbookId}/dashboard
POST /api/v1/deployments/{deploymentId}/workbooks/{workbookId}/publish

GET /api/v1/deployments/{deploymentId}/workspace
GET /api/v1/deployments/{deploymentId}/shared-workspace
POST /api/v1/deployments/{deploymentId}/workspace/move

POST /api/v1/deployments/{deploymentId}/notifications
GET /api/v1/deployments/{deploymentId}/notifications/{id}
PUT /api/v1/deployments/{deploymentId}/notifications/{id}
DELETE /api/v1/deployments/{deploymentId}/notifications/{id}
GET /api/v1/deployments/{deploymentId}/notifications/{id}/recipients
POST /api/v1/deployments/{deploymentId}/notifications/{id}/recipients
DELETE /api/v1/deployments/{deploymentId}/notifications/{id}/recipients

GET /api/v1/embed/dashboard/{publicId}
POST /api/v1/embed-tenants/{embedTenantName}/user
POST /api/v1/embed-tenants/{embedTenantName}/users
GET /api/v1/embed-tenants/{embedTenantName}/groups

GET /api/v1/api-keys
POST /api/v1/api-keys
GET /api/v1/api-keys/{id}
DELETE /api/v1/api-keys/{id}

GET /api/v1/roles
POST /api/v1/roles
GET /api/v1/roles/{roleId}
PUT /api/v1/roles/{roleId}
DELETE /api/v1/roles/{roleId}
PUT /api/v1/roles/{roleId}/users/{userId}
DELETE /api/v1/roles/{roleId}/users/{userId}

POST /api/scim/v2/Users
GET /api/scim/v2/Users/{id}
PUT /api/scim/v2/Users/{id}
PATCH /api/scim/v2/Users/{id}
DELETE /api/scim/v2/Users/{id}
GET /api/scim/v2/Groups
POST /api/scim/v2/Groups
GET /api/scim/v2/Groups/{id}
PUT /api/scim/v2/Groups/{id}
PATCH /api/scim/v2/Groups/{id}
DELETE /api/scim/v2/Groups/{id}
`
  .split('\n')
  .filter((line) => line !== '');
