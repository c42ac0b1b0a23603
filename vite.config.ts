import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { fileNameOf, eagerCompile, groupByFolder, groupByRoots } from './src/build/chunks.ts'
import { compressed } from './src/build/compress.ts'
import { scopedName } from './src/build/scopedName.ts'
import { inlineScripts } from './src/build/inlineScripts.ts'
import { hostingFiles } from './src/build/hostFiles.ts'
import { hosting, serviceProxy } from './src/build/hosting.ts'
import { minifyAgain } from './src/build/minifyAgain.ts'
import { mockWorker } from './src/build/workers/mockWorker.ts'
import { nextVisit } from './src/build/workers/nextVisit.ts'
import { prerender } from './src/build/prerender.ts'
import { answerChecks } from './test/connect/answerChecks.mjs'
import { LongFirst } from './test/runner/order.ts'
import manifest from './package.json' with { type: 'json' }
import { shellWorker } from './src/build/workers/shellWorker.ts'
import { townTiles } from './src/build/townTiles.ts'
import * as town from './src/mock/town/tile.ts'
import { commitOf, version } from './src/build/version.ts'
import { noScriptContacts } from './src/build/noScriptContacts.ts'
import { compileFileOf } from './src/app/release.ts'
import { paths } from './src/paths.ts'

/** The address of the service; `npm run mock` by default. */
const service = process.env['PORTAL_API'] ?? 'http://127.0.0.1:4010'

const packages = fileURLToPath(new URL('./node_modules/', import.meta.url))
/**
 * The router's files by name: its package never selects its own production files, and its Node entries are CommonJS,
 * which the sandbox of the unit tests cannot load beside ESM.
 */
const router = (edition: 'development' | 'production') => ({
  'react-router-dom': `${packages}react-router-dom/dist/index.mjs`,
  'react-router/dom': `${packages}react-router/dist/${edition}/dom-export.mjs`,
  'react-router': `${packages}react-router/dist/${edition}/index.mjs`,
})

/** The unit tests that run in plain Node. */
const withoutPage = [
  'test/{connect,contract,domain,i18n,mock}/**/*.test.ts',
  'test/rules/{architecture,references}.test.ts',
  'test/app/map/paths.test.ts',
  'test/ui/{motion,tokens}.test.ts',
  'test/screens/shared/{calendar,csv}.test.ts',
]

/** Every address of the portal, as patterns. */
const addresses = { paths: Object.values(paths), prefix: paths.aluno }

/**
 * Modules that an entrance imports only through an index and does not use: the router, requests and their cache, the
 * operations and zod.
 */
const afterEntrance = [
  /\/react-router|\/@tanstack\/|\/node_modules\/zod\//,
  /\/src\/api\/(?:queries\/|auth\/(?:begin|index|pending|profile|restore|signIn|signOut)[.]|(?:call|early|mutation|network\/unanswered|outcome|retry|write)[.])/,
  /\/src\/contract\/(?:acesso|common|curso|diario|enumerations|index|matricula|operation|plan|presenca|refusal|repair|scalars|schoolClock|z)[.]/,
  /\/src\/(?:session\/(?:identify|inventory|kept|keptStore|leave|readings)|i18n\/(?:days|format|useI18n|screenWords)|domain\/(?:onceBy|notas\/(?:hundredths|writtenGrade)|text))[.]/,
]

export default defineConfig(({ command, mode }) => {
  const testing = mode === 'test'
  const production = mode === 'production'
  const mock = (command === 'serve' && !production && !testing) || mode === 'demo'
  // worker threads inherit the time zone of the process, so it is set here and not in `test.env`
  if (testing) process.env['TZ'] = 'America/Sao_Paulo'
  if (testing && process.env['VITEST_MAX_WORKERS'] === '1')
    throw new Error(
      'VITEST_MAX_WORKERS: with one worker files share what they import, and fail each other. Two at least.',
    )

  const release = { version: manifest.version, commit: testing ? '' : commitOf(import.meta.dirname) }
  const versionText = release.commit ? `${release.version} (${release.commit})` : release.version

  return {
    plugins: [
      react(),
      mock && [mockWorker(), townTiles(town)],
      noScriptContacts(),
      inlineScripts(production),
      production && minifyAgain(),
      // after it, since it removes comments
      eagerCompile(/^(?:libraries|portal|router|frame|home)$/),
      production && [prerender(), nextVisit(compileFileOf), shellWorker(addresses)],
      version(release),
      production && [compressed(), hostingFiles(addresses.paths)],
      hosting(),
      testing && answerChecks(),
    ],
    define: { __MOCK__: JSON.stringify(mock), __VERSION__: JSON.stringify(versionText) },
    resolve: {
      alias: {
        '@': fileURLToPath(new URL('./src', import.meta.url)),
        ...(testing && router('development')),
        ...(command === 'build' && router('production')),
      },
    },
    build: {
      target: 'baseline-widely-available',
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      // inlined files would need `data:` in the CSP
      assetsInlineLimit: 0,
      modulePreload: {
        // every supported browser preloads modules itself
        polyfill: false,
        // every page names the files of the first load, so no list of imports need repeat them
        resolveDependencies: (_file, files) =>
          files.filter((name) => !/\/(?:rolldown-runtime|libraries|portal)-/.test(name)),
      },
      rolldownOptions: {
        output: {
          chunkFileNames: fileNameOf,
          codeSplitting: {
            // otherwise a chunk also contains all imports of its modules, even those that tree-shaking removes
            includeDependenciesRecursively: false,
            groups: [
              groupByRoots(['/src/main.tsx'], afterEntrance, ['libraries', 'portal'], 3),
              // the router, the route table with the reads of every screen, sign-in, the idle clock, kept answers
              groupByRoots(
                [
                  '/src/app/App.tsx',
                  '/src/app/map/routes.tsx',
                  '/src/app/IdleTimeout.tsx',
                  '/src/screens/acesso/SignInWaits.tsx',
                  '/src/api/auth/index.ts',
                  '/src/api/mutation.ts',
                  '/src/api/auth/resume.ts',
                ],
                [],
                ['router', 'frame'],
                2,
              ),
              groupByRoots(['/src/screens/inicio/InicioScreen.tsx'], [], ['home', 'home'], 1.2),
              groupByFolder(),
            ],
          },
        },
      },
    },
    css: { modules: { generateScopedName: scopedName } },
    server: { port: 5173, strictPort: true, ...(mock ? {} : { proxy: serviceProxy(service) }) },
    preview: {
      port: mode === 'demo' ? 4174 : 4173,
      strictPort: true,
      cors: false,
      ...(mock ? {} : { proxy: serviceProxy(service) }),
    },
    test: {
      restoreMocks: true,
      unstubGlobals: true,
      testTimeout: 90_000,
      hookTimeout: 60_000,
      // a screen test waits for timers half of its time, so two processors serve four workers; beyond that memory
      // is the limit
      maxWorkers: Math.max(4, availableParallelism()),
      sequence: { sequencer: LongFirst },
      projects: [
        {
          extends: true,
          test: {
            name: 'portal',
            include: ['test/**/*.test.{ts,tsx}'],
            exclude: ['test/e2e/**', 'test/bench/**', 'test/build/**', ...withoutPage],
            setupFiles: ['test/support/setup.ts'],
            environment: './test/runner/page.mjs',
            environmentOptions: { jsdom: { url: 'http://localhost:5173' } },
            // Several times as fast with jsdom as a process or a thread for each file. Memory of finished files is
            // collected only in part, so a process above the limit is replaced.
            pool: 'vmForks',
            vmMemoryLimit: '1GB',
            server: { deps: { inline: [/react-router/] } },
          },
        },
        {
          extends: true,
          test: {
            name: 'service',
            include: withoutPage,
            setupFiles: ['test/support/setupService.ts'],
            environment: 'node',
            // these tests leave no state outside a test, so their imports are loaded once for all
            pool: 'threads',
            isolate: false,
          },
        },
        {
          extends: true,
          // the build tools do not run inside the sandbox of vmForks
          test: { name: 'build', include: ['test/build/**/*.test.ts'], environment: 'node', pool: 'forks' },
        },
      ],
    },
  }
})
