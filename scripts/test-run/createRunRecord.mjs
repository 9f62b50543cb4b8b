/** Keeps what the progress reporter of one run, or of several after each other, has sent. */
export function createRunRecord() {
  const files = new Map();
  let errors = [];

  const fileOf = (place) => {
    const file = files.get(keyOf(place)) ?? waiting(place);
    files.set(keyOf(place), file);
    return file;
  };

  return {
    /** Takes one message. */
    apply(message) {
      switch (message.kind) {
        case 'files':
          for (const place of message.files) fileOf(place);
          break;
        case 'file-started':
          fileOf(message).state = 'running';
          break;
        case 'file-ended':
          Object.assign(fileOf(message), { state: message.state, ms: message.ms, setupMs: message.setupMs, errors: message.errors });
          break;
        case 'test-started':
          fileOf(message).underWay.add(message.name);
          break;
        case 'test-ended': {
          const { name, state, ms, errors } = message;
          const { underWay, tests } = fileOf(message);
          underWay.delete(name);
          tests.set(name, [...(tests.get(name) ?? []), { state, ms, errors }]);
          break;
        }
        case 'run-ended':
          errors = message.errors;
          break;
      }
    },
    /** The errors outside all files of the last run. */
    errors: () => errors,
    files: () => [...files.values()],
    unfinished: () => [...files.values()].filter(({ state }) => state === 'waiting' || state === 'running'),
    failed: () => [...files.values()].filter(hasFailed),
    /** Drops the results of files that run again. */
    forget(again) {
      for (const file of again) files.set(keyOf(file), waiting(file));
    },
    /** The number of tests by outcome. A file that failed without a failed test counts as one. */
    counts() {
      const states = [...files.values()].flatMap(({ tests }) => [...tests.values()].flat().map(({ state }) => state));
      const count = (wanted) => states.filter((state) => state === wanted).length;
      return {
        passed: count('passed'),
        failed: count('failed') + [...files.values()].filter(hasFailedAlone).length,
        skipped: count('skipped'),
      };
    },
  };
}

function keyOf({ project, path }) {
  return `${project}\n${path}`;
}

function waiting({ project, path }) {
  return { project, path, state: 'waiting', ms: 0, setupMs: 0, errors: [], tests: new Map(), underWay: new Set() };
}

function hasFailed({ state, tests }) {
  return state === 'failed' || [...tests.values()].flat().some((test) => test.state === 'failed');
}

/** True if the file failed for a reason outside its tests, such as an import or a hook. */
export function hasFailedAlone({ state, tests }) {
  return state === 'failed' && ![...tests.values()].flat().some((test) => test.state === 'failed');
}
