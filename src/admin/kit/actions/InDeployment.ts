/** What the actions need in a widget whose records belong to a deployment. */
export interface InDeployment {
  readonly deploymentId: number;
}
