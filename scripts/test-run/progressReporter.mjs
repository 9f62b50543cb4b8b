/** A Vitest reporter that sends what happens in a run to the process that started it. */
export default class ProgressReporter {
  onTestRunStart(specifications) {
    send({ kind: 'files', files: specifications.map(({ project, moduleId }) => ({ project: project.name, path: moduleId })) });
  }

  onTestModuleStart(module) {
    send({ kind: 'file-started', ...placeOf(module) });
  }

  onTestModuleEnd(module) {
    const { duration, collectDuration, setupDuration, environmentSetupDuration, prepareDuration } = module.diagnostic();
    const errors = module.errors().map(textOf);
    // Without isolation, files share an environment, but Vitest reports its setup time for each of them.
    const ownMs = module.project.config.isolate ? environmentSetupDuration + prepareDuration : 0;
    const setupMs = collectDuration + setupDuration + ownMs;
    send({ kind: 'file-ended', ...placeOf(module), ms: duration, setupMs, state: module.state(), errors });
  }

  onTestCaseReady(test) {
    send({ kind: 'test-started', ...placeOf(test.module), name: test.fullName });
  }

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    const ms = test.diagnostic()?.duration ?? 0;
    send({ kind: 'test-ended', ...placeOf(test.module), name: test.fullName, state, ms, errors: errors.map(textOf) });
  }

  onTestRunEnd(_modules, errors) {
    send({ kind: 'run-ended', errors: errors.map(textOf) });
  }
}

const maxTextLength = 3000;

function placeOf({ project, moduleId }) {
  return { project: project.name, path: moduleId };
}

function textOf({ stack, message }) {
  return (stack ?? message ?? 'An error without a message.').slice(0, maxTextLength);
}

function send(message) {
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}
