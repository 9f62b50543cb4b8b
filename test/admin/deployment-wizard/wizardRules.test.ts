import { describe, expect, it } from 'vitest';
import { firstStepOf, nextStepOf, pathOf, stateOfStep, unfinishedSteps } from '../../../src/admin/deployment-wizard/creationPath.js';
import {
  choiceValues,
  type DeploymentValues,
  inputOf,
  isInDoubt,
  newDeployment,
  problemsOf,
} from '../../../src/admin/deployment-wizard/deploymentForm.js';
import { englishDeploymentWizard as labels } from '../../../src/admin/deployment-wizard/labels/en.js';
import {
  connectionOf,
  noRepository,
  type RepositoryValues,
  repositoryProblems,
} from '../../../src/admin/deployment-wizard/repositoryForm.js';
import { ServiceError } from '../../../src/client.js';

describe('the steps of a deployment', () => {
  it.each(choiceValues.creationMethod)('of the method %s lead from its first step to the end', (method) => {
    const first = firstStepOf(method);
    const path = pathOf(method, first);
    expect(path[1]).toBe(first);
    const walked = [first];
    for (let next = nextStepOf(path, first); next !== undefined; next = nextStepOf(path, next)) walked.push(next);
    expect(walked).toEqual(path.slice(1));
    expect(walked.at(-1)).toBe('ready');
  });

  it.each(unfinishedSteps)('include the current one, %s, whatever the method', (step) => {
    for (const method of [...choiceValues.creationMethod, null, 'later']) expect(pathOf(method, step)).toContain(step);
  });

  it('are done up to the current one, and all done at the end', () => {
    const path = pathOf('ssh', 'databases');
    expect(path.map((step) => stateOfStep(path, step, 'databases'))).toEqual(['done', 'done', 'current', 'ahead', 'ahead']);
    expect(path.map((step) => stateOfStep(path, step, 'ready'))).toEqual(path.map(() => 'done'));
  });

  it('have no next one after an unknown step, and none of them is done', () => {
    const path = pathOf('upload', 'later');
    expect(nextStepOf(path, 'later')).toBeUndefined();
    expect(path.map((step) => stateOfStep(path, step, 'later'))).toEqual(path.map(() => 'ahead'));
  });
});

describe('the form of a new deployment', () => {
  const filled: DeploymentValues = { ...newDeployment, name: ' Nordics ', region: 'aws-eu-west-1' };

  it('sends a trimmed name, begins with the step of the method, and always deploys a repository with Git', () => {
    expect(inputOf(filled, 'kubernetes')).toMatchObject({ name: 'Nordics', isManaged: true, creationStep: 'upload', deployMode: 'git' });
    const input = inputOf({ ...filled, cloudProvider: 'aws', creationMethod: 'source-control', deployMode: 'cli' }, 'kubernetes');
    expect(input).toMatchObject({ isManaged: false, creationStep: 'source-control', deployMode: 'git', targetPlatform: 'kubernetes' });
  });

  it('reports what is missing, and the field that the service has refused', () => {
    const refused = (message: string) => new ServiceError('validation', message);
    expect(problemsOf(newDeployment, labels, undefined)).toEqual({
      name: labels.problems.name,
      region: labels.problems.region,
    });
    expect(problemsOf({ ...filled, name: 'x'.repeat(256) }, labels, undefined).name).toBe(labels.problems.longName);
    expect(problemsOf(filled, labels, undefined)).toEqual({});
    expect(problemsOf(filled, labels, refused('region must be one of …'))).toEqual({ region: labels.problems.regionGone });
    expect(problemsOf(filled, labels, refused('name must have at most 255 characters')).name).toMatch(/255/);
  });

  it.each([
    ['network', true],
    ['interrupted', true],
    ['server', true],
    ['protocol', true],
    ['validation', false],
    ['permission', false],
    ['rate-limited', false],
  ] as const)('is in doubt after an error of kind %s: %s', (kind, expected) => {
    expect(isInDoubt(new ServiceError(kind, 'It failed.'))).toBe(expected);
  });
});

describe('the form of a repository', () => {
  const existing: RepositoryValues = { ...noRepository, installationId: 7, owner: 'retail', repository: 'model' };
  const created: RepositoryValues = { ...existing, isNewRepo: true, newRepository: ' fresh ' };

  it('sends a branch only for an existing repository, and a visibility only for a new one', () => {
    const send = (values: RepositoryValues) => connectionOf({ ...values, installationId: 7 });
    expect(send({ ...existing, branch: 'develop', root: ' /dbt ' })).toEqual({
      installationId: 7,
      name: 'model',
      isNewRepo: false,
      deployBranchName: 'develop',
      deployProjectRoot: '/dbt',
    });
    expect(send({ ...existing, root: '' })).toEqual({ installationId: 7, name: 'model', isNewRepo: false, deployProjectRoot: '/' });
    expect(send({ ...created, branch: 'develop' })).toEqual({
      installationId: 7,
      name: 'fresh',
      isNewRepo: true,
      private: true,
      deployProjectRoot: '/',
    });
  });

  it('reports what is missing and what the service has refused at its field', () => {
    const { problems: words } = labels;
    const problems = (values: RepositoryValues, error?: ServiceError) => repositoryProblems(values, labels, error);
    expect(problems(noRepository)).toEqual({ installationId: words.installationId, repository: words.repository });
    expect(problems({ ...created, newRepository: ' ' })).toEqual({ newRepository: words.newRepository });
    expect(problems({ ...existing, root: '/a/../b' })).toEqual({ root: words.root });
    expect(problems(existing, new ServiceError('not-found', 'It has none.'))).toEqual({ repository: words.repositoryGone });
    expect(problems(created, new ServiceError('conflict', 'It is taken.'))).toEqual({ newRepository: words.repositoryTaken });
    const noBranch = new ServiceError('validation', 'The repository "model" has no branch "gone".');
    expect(problems({ ...existing, branch: 'gone' }, noBranch)).toEqual({ branch: words.branchGone });
    expect(problems(existing, new ServiceError('validation', 'deployProjectRoot must be …'))).toEqual({ root: words.root });
  });
});
