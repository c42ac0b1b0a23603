/**
 * Who may import whom, as one table. Each room names those that it may import from; across rooms by `@/room/…`, inside a room
 * by a relative path; four rooms have a door (their index), the others are shelves whose files are taken one by one.
 */
const rooms = {
  contract: { rooms: [], packages: ['zod'] },
  domain: { rooms: ['contract'], packages: [] },
  i18n: { rooms: ['contract', 'domain', 'session'], packages: ['react'] },
  ui: {
    rooms: ['i18n', 'session'],
    packages: ['react', 'react-dom', 'react-hook-form', '@fontsource-variable/figtree', 'leaflet', 'uqr'],
  },
  session: { rooms: ['contract', 'domain'], packages: ['react'] },
  config: { rooms: ['contract', 'domain'] },
  api: { rooms: ['contract', 'domain', 'session', 'settings'], packages: ['react', '@tanstack/react-query'] },
  mock: { rooms: ['contract', 'domain'], packages: ['msw', 'vite'] },
  connect: { rooms: ['contract'], packages: ['vite'] },
  screens: { rooms: ['contract', 'domain', 'session', 'api', 'ui', 'i18n', 'access', 'params', 'paths', 'settings'] },
  app: { rooms: ['screens', 'domain', 'session', 'api', 'ui', 'i18n', 'access', 'params', 'paths', 'settings'] },
  demo: { rooms: ['mock', 'connect', 'screens', 'api', 'contract', 'session', 'ui', 'i18n', 'paths', 'settings'] },
  build: { rooms: [], packages: ['vite', 'msw', 'postcss', 'terser'] },
}
/** Single files that stand beside the rooms. */
const files = {
  settings: { rooms: ['contract', 'config', 'domain'] },
  paths: { rooms: [] },
  params: { rooms: ['contract', 'paths'] },
  access: { rooms: ['domain', 'session', 'settings', 'paths'] },
  trustedTypes: { rooms: [] },
  main: { rooms: ['app', 'api', 'session', 'paths', 'settings', 'ui', 'i18n', 'trustedTypes', 'mock', 'demo'] },
}
const doors = ['contract', 'api', 'session', 'i18n']

const place = (name) => (name in files ? `^src/${name}[.]tsx?$` : `^src/${name}/`)
const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
/** Types of React and friends live in packages of their own. */
const installed = (name) => `node_modules/(@types/)?${name}/`

export default {
  forbidden: [
    ...Object.entries({ ...rooms, ...files }).map(([name, { rooms: allowed }]) =>
      error(
        `${name}-imports`,
        `${name} may import ${allowed.join(', ') || 'no other room'}`,
        { path: place(name) },
        { path: '^src/', pathNot: [place(name), '^src/env[.]d[.]ts$', ...allowed.map(place)] },
      ),
    ),
    ...Object.entries(rooms)
      .filter(([, { packages }]) => packages)
      .map(([name, { packages }]) =>
        error(
          `${name}-packages`,
          `${name} may use ${packages.join(', ') || 'no package'}`,
          { path: place(name) },
          {
            path: 'node_modules/',
            pathNot: packages.map(installed),
            dependencyTypesNot: ['core'],
          },
        ),
      ),
    ...doors.map((name) =>
      error(
        `${name}-door`,
        `${name} is entered by its index`,
        { pathNot: place(name) },
        { path: place(name), pathNot: `^src/${name}/index[.]tsx?$` },
      ),
    ),
    error(
      'screens-alone',
      'what two subjects need goes to screens/shared, ui or domain',
      // The home of each role is no subject: it gathers what the subjects show of themselves.
      { path: '^src/screens/(?!shared/|inicio/|lancamentos/|diario/turmas/teacher[.]ts)([^/]+)/' },
      { path: '^src/screens/', pathNot: ['^src/screens/$1/', '^src/screens/shared/'] },
    ),
    error(
      'gradebook-on-classes',
      'the gradebook stands on what the diary knows of a class and on its messages, and on nothing else of other subjects',
      { path: '^src/screens/lancamentos/' },
      { path: '^src/screens/(?!lancamentos/|shared/|diario/(classe|recados)/)' },
    ),
    error(
      'gradebook-by-teachers',
      "the diary reaches the teacher's views only by code that teachers alone load",
      { path: '^src/screens/diario/' },
      { path: '^src/screens/lancamentos/', dynamic: false },
    ),
    error(
      'screens-shared-below',
      'what is shared knows no subject',
      { path: '^src/screens/shared/' },
      { path: '^src/screens/(?!shared/)' },
    ),
    error(
      'relative-inside',
      'a relative import never leaves its room: use @/room/…',
      { path: '^src/([^/]+)/' },
      { path: '^src/', pathNot: '^src/$1/', dependencyTypesNot: ['aliased'] },
    ),
    error(
      'alias-across',
      'inside a room imports are relative',
      { path: '^src/([^/]+)/' },
      { path: '^src/$1/', dependencyTypes: ['aliased'] },
    ),
    error(
      'mock-dynamic',
      'the pretended service enters only by a dynamic import that the build can drop',
      { path: '^src/main[.]tsx$' },
      { path: '^src/(mock|demo)/', dynamic: false },
    ),
    error('no-cycles', 'types included', {}, { circular: true }),
    error('resolvable', 'every import leads somewhere', {}, { couldNotResolve: true }),
    error(
      'no-development-packages',
      'what ships is in dependencies',
      { path: '^src/', pathNot: '^src/(build|mock|connect|demo)/' },
      { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/@types/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
