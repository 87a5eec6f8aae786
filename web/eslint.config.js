// What ESLint asks of the page: the plain recommended sets, without what Prettier and the compiler see to.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['dist', 'generated', 'node_modules'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // A parameter that only holds its place begins with an underscore.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Boards, posters and signs are drawings of our own, put in whole; what people write never goes this way.
      'svelte/no-at-html-tags': 'off',
      // A blank that must stay is written {' '}.
      'svelte/no-useless-mustaches': 'off',
      // Maps that nothing on the page is drawn from stay plain: they are only looked up.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.ts', '**/*.svelte'],
    rules: { 'no-undef': 'off' }, // the compiler knows better
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
)
