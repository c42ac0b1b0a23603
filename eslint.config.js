import js from '@eslint/js'
import a11y from 'eslint-plugin-jsx-a11y-x'
import hooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'

const zod = {
  regex: '^zod($|/)',
  message: "import { z } from '@/contract': the only import of zod configures it for the security policy.",
}
const mock = {
  regex: '^(@/(mock|demo)($|/)|msw($|/))',
  message: 'The portal does not know the pretended service: only demo/ does, which main.tsx starts in mock builds.',
}
const navigate = {
  name: 'react-router-dom',
  importNames: ['Navigate'],
  message: 'It leads away from what was pressed meanwhile: Redirect of ui/action/redirect.',
}
const rawMarkup = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'Markup from strings is refused by the security policy; render text.',
}
const node = Object.fromEntries(
  'process console URL fetch setTimeout clearTimeout performance Headers Request Response Blob Buffer AbortSignal AbortController document window location globalThis navigator requestAnimationFrame PerformanceObserver MutationObserver HTMLInputElement XMLHttpRequest'
    .split(' ')
    .map((name) => [name, 'readonly']),
)

/** Creating the first of these in a tab takes 10 ms, 100 on a cheap phone. */
const slow = [
  ...['DateTimeFormat', 'NumberFormat', 'ListFormat', 'RelativeTimeFormat', 'PluralRules', 'Collator'].map(
    (property) => ({
      object: 'Intl',
      property,
    }),
  ),
  ...['localeCompare', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({ property })),
].map((one) => ({
  ...one,
  message: 'Slow to make: write by `useFormat`, sort by `compareText`, ask zones by `offsetAt`.',
}))

/** Everything that a device keeps is listed in one register. */
const storages = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((name) => ({
  name,
  message: 'Add a row to src/session/register.ts and read it by `kept`.',
}))

export default defineConfig(
  globalIgnores(['dist', 'dist-demo', 'dist-hosting', 'coverage', '.cache', 'public']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // the rules that need types are in .oxlintrc.json
    extends: [ts.configs.strict, ts.configs.stylistic, a11y.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // `import { type X }` alone would stay as an empty import that runs the module.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      'no-restricted-imports': ['error', { patterns: [zod] }],
      'no-restricted-syntax': ['error', rawMarkup],
      // eMAG 3.1 asks for shortcut keys on the skip links.
      'jsx-a11y-x/no-access-key': 'off',
      // `== null` tests for null and undefined at once: the service uses both for "nothing".
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/**/*.ts', '**/*.tsx'],
    ignores: ['src/mock/**'],
    extends: [hooks.configs.flat['recommended-latest']],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/mock/**', 'src/demo/**', 'src/main.tsx', 'src/settings.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [zod, mock] }], 'no-console': 'error' },
  },
  {
    files: ['src/screens/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [zod, mock], paths: [navigate] }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/session/**', 'src/mock/**'],
    rules: { 'no-restricted-globals': ['error', ...storages] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // browsers without Temporal need a date formatter to resolve a time zone
    ignores: ['src/mock/**', 'src/demo/**', 'src/contract/zone.ts'],
    rules: { 'no-restricted-properties': ['error', ...slow] },
  },
  // The result of a one-way operation is chosen by a conditional type, which the rule cannot see through.
  { files: ['src/mock/operation.ts'], rules: { '@typescript-eslint/no-invalid-void-type': 'off' } },
  { files: ['src/contract/z.ts'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: node } },
)
