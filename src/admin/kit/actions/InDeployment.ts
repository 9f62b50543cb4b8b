/** What the actions of a widget need whose records belong to a deployment. */
export interface InDeployment {
  readonly deploymentId: number;
}
