export interface WorkbookAddress extends DeploymentAddress {
  readonly workbookId: number;
}

export interface DeploymentAddress {
  readonly deploymentId: number;
}
