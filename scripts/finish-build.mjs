import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

const { exports: exported, dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const sheets = Object.values(exported)
  .map((entry) => /^\.\/dist\/(.+)\.css$/.exec(entry.default ?? '')?.[1])
  .filter((sheet) => sheet !== undefined);

for (const sheet of sheets) {
  if (!existsSync(`dist/${sheet}.css`)) throw new Error(`dist/${sheet}.css is missing: the build has lost a style sheet.`);
  // Style sheets are build entries, for which Vite also writes an empty script.
  if (existsSync(`dist/${sheet}.js`)) rmSync(`dist/${sheet}.js`);
  // Lets `import '@parley/react/styles.css'` pass the type checker.
  writeFileSync(`dist/${sheet}.css.d.ts`, 'export {};\n');
}

const widgets = readdirSync('src/admin').map((name) => `admin/${name}/index`);
for (const entry of ['index', 'admin', 'client', 'data', 'devtools', 'labels', 'server', ...widgets]) {
  for (const file of [`dist/${entry}.js`, `dist/${entry}.d.ts`]) {
    if (!existsSync(file)) throw new Error(`${file} is missing: the build has lost an entry point.`);
  }
}

const withoutDirective = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && readFileSync(`src/${path}`, 'utf8').startsWith("'use client'"))
  .map((path) => `dist/${path.replace(/\.tsx?$/, '.js')}`)
  .filter((path) => existsSync(path) && !/^['"]use client['"]/.test(readFileSync(path, 'utf8')));
if (withoutDirective.length > 0) throw new Error(`The build dropped "use client" from ${withoutDirective.join(', ')}.`);

const statements = / = (operation|listOperation|recordQuery|firstPageQuery|pagesQuery|readHook|answerHook|pagesHook|writeHook)\(/;
const impure = ['dist/client/resources', 'dist/data/resources']
  .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.js') && statements.test(readFileSync(file, 'utf8')));
if (impure.length > 0)
  throw new Error(`The build dropped the marks of pure calls from ${impure.join(', ')}: apps would carry every operation and hook.`);

// Editors show these names where a host writes the callback.
const nameless = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.d.ts') && /\b(args|said)_\d\b/.test(readFileSync(`dist/${path}`, 'utf8')))
  .map((path) => `dist/${path}`);
if (nameless.length > 0)
  throw new Error(
    `Callbacks have arguments without names in ${nameless.join(', ')}: an action takes its parameters apart in the list of them.`,
  );

const installed = Object.keys({ ...dependencies, ...peerDependencies });
const missing = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.js') && !path.startsWith('element/'))
  .flatMap((path) =>
    ts.preProcessFile(readFileSync(`dist/${path}`, 'utf8')).importedFiles.map(({ fileName }) => ({ path, name: fileName })),
  )
  .filter(({ name }) => !/^(\.|node:)/.test(name) && !installed.some((dependency) => `${name}/`.startsWith(`${dependency}/`)));
if (missing.length > 0) throw new Error(`The build imports what the package does not depend on: ${JSON.stringify(missing.slice(0, 5))}.`);

writeFileSync('dist/vendor/LICENSES.md', licencesOf(vendoredPackages()).join('\n'));

function vendoredPackages() {
  const folders = readdirSync('dist/vendor', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) =>
    name.startsWith('@') ? readdirSync(`dist/vendor/${name}`).map((inner) => `${name}/${inner}`) : [name],
  );
}

function licencesOf(names) {
  return [
    '# Licences of the packages in this folder',
    ...names.flatMap((name) => {
      const folder = `node_modules/${name}`;
      const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
      const licence = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
      if (licence === undefined) throw new Error(`${name} has no licence to copy into dist/vendor.`);
      return ['', `## ${name} ${version}`, '', readFileSync(`${folder}/${licence}`, 'utf8').trim()];
    }),
    '',
  ];
}
