/** The ids in the path of a workbook. */
export interface WorkbookAddress extends DeploymentAddress {
  /** The id of the workbook in its deployment. */
  readonly workbookId: number;
}

/** The id in the path of everything that belongs to a deployment. */
export interface DeploymentAddress {
  /** The id of the deployment. */
  readonly deploymentId: number;
}
