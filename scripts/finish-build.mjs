import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const { exports: exported } = JSON.parse(readFileSync('package.json', 'utf8'));
const sheets = Object.values(exported)
  .map((entry) => /^\.\/dist\/(.+)\.css$/.exec(entry.default ?? '')?.[1])
  .filter((sheet) => sheet !== undefined);

for (const sheet of sheets) {
  if (!existsSync(`dist/${sheet}.css`)) throw new Error(`dist/${sheet}.css is missing: the build has lost a style sheet.`);
  // A style sheet is an entry of the build, which leaves an empty script beside it.
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

const impure = readdirSync('dist/client/resources')
  .filter((file) => file.endsWith('.js'))
  .filter((file) => / = (operation|listOperation)\(/.test(readFileSync(`dist/client/resources/${file}`, 'utf8')));
if (impure.length > 0)
  throw new Error(`The build dropped the marks of pure calls from ${impure.join(', ')}: apps would carry every operation.`);
