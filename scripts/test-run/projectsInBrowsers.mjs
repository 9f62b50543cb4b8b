import { readdirSync } from 'node:fs';

/** What each project that needs a Chromium runs: files of a folder, or those whose names match. */
const filesOf = {
  browser: /^(?:local-service\/)?test\/.*\.browser\.test\.tsx?$/,
  'stories-admin': /^stories\/admin\/.*\.stories\.tsx?$/,
  'stories-others': /^stories\/(?!admin\/).*\.stories\.tsx?$/,
  ...(process.env.STORIES_DARK_RTL === undefined ? {} : { 'stories-dark-rtl': /^stories\/.*\.stories\.tsx?$/ }),
  e2e: /^test\/e2e\/.*\.test\.ts$/,
};

/** The projects that need a Chromium, of those that Vitest runs with the given arguments: by `--project` and by names of files. */
export function projectsInBrowsers(args, files = readFiles()) {
  const patterns = args.flatMap((arg, index) =>
    arg === '--project' ? (args[index + 1] ?? []) : arg.startsWith('--project=') ? arg.slice('--project='.length) : [],
  );
  const paths = args.filter((arg, index) => /[/.]/.test(arg) && !arg.startsWith('-') && args[index - 1] !== '--project');
  return Object.keys(filesOf).filter(
    (project) => isChosen(project, patterns) && files.some((file) => filesOf[project].test(file) && isNamed(file, paths)),
  );
}

function isChosen(project, patterns) {
  const matches = (pattern) => new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(project);
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!'));
  const unwanted = patterns.filter((pattern) => pattern.startsWith('!'));
  return (wanted.length === 0 || wanted.some(matches)) && !unwanted.some((pattern) => matches(pattern.slice(1)));
}

/** Vitest runs the files whose paths contain one of the names; a name may end with the number of a line. */
function isNamed(file, paths) {
  return paths.length === 0 || paths.some((path) => file.includes(path.replace(/:\d+$/, '').replace(/^\.\//, '')));
}

function escaped(text) {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

function readFiles() {
  return ['test', 'local-service/test', 'stories'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
}
