// What the compilers do not notice. Types are svelte-check's, the look of the sources is prettier's.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const GENERATED = ['src/lib/wire.ts', 'src/games/*/wire.ts']

export default ts.config(
  { ignores: ['dist/', ...GENERATED] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // `_` stands for what a loop or a call hands over and nobody wants
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // an expression of its own may be a choice between two calls, as in `a || b()`
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
      // out of a room one goes by its name
      'no-restricted-imports': ['error', { patterns: [{ regex: '^(\\.\\./){2}(?!.*docs/)', message: 'Use $lib, $games or $routes.' }] }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // the compiler knows every name, types of the DOM among them
      'no-undef': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    rules: {
      // sets and maps are replaced as a whole, or no drawing ever reads them: what they hold need not be watched
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['*.config.*'], languageOptions: { globals: globals.node } },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
)
