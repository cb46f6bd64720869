// One configuration for the whole repository. Each rule of the house has a planted violation in tools/house/fixtures/lint.
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { house } from './tools/house/src/plugin.mjs';

// The boundary rule reads Nx's project graph and is silently skipped without it: make sure that it is there and up to date.
process.env.NX_DAEMON ??= 'false';
await createProjectGraphAsync({ exitOnError: true });

const browserCode = ['apps/*-web/src/**/*.{ts,tsx}', 'libs/web/*/src/**/*.{ts,tsx}'];
const specs = ['**/*.spec.{ts,tsx}', '**/testing/**/*.{ts,tsx}', 'apps/*-e2e/**/*.ts'];

/** Who may import whom, by the tags in each project.json. No constraint speaks about "*": a project without tags may import nothing. */
const depConstraints = [
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['scope:web', 'scope:shared'] },
  { sourceTag: 'scope:api', onlyDependOnLibsWithTags: ['scope:api', 'scope:shared'] },
  { sourceTag: 'scope:tools', onlyDependOnLibsWithTags: ['scope:tools', 'scope:shared'] },
  { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['scope:tools', 'scope:shared'] },
  { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:rules', onlyDependOnLibsWithTags: ['type:contracts'] },
  {
    sourceTag: 'type:kit',
    onlyDependOnLibsWithTags: ['type:kit', 'type:rules', 'type:contracts'],
    bannedExternalImports: ['@reduxjs/toolkit', 'react-redux'],
  },
  { sourceTag: 'type:data', onlyDependOnLibsWithTags: ['type:data', 'type:rules', 'type:contracts'] },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: ['type:data', 'type:kit', 'type:rules', 'type:contracts'] },
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:data', 'type:kit', 'type:testing', 'type:rules', 'type:contracts'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:tool', 'type:rules', 'type:contracts'] },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:tool', 'type:rules', 'type:contracts'] },
];

export default tseslint.config(
  {
    ignores: ['**/node_modules/', 'dist/', '.nx/', '.groupride/', 'coverage/', 'test-results/', 'playwright-report/', '**/playwright-report/', '**/test-results/', 'tools/house/fixtures/', '**/generated.ts'],
  },
  // Nobody switches a rule off in passing: what does not fit is changed here, for everybody to see.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { '@nx': nx, house },
    rules: {
      '@nx/enforce-module-boundaries': ['error', { enforceBuildableLibDependency: false, allowCircularSelfDependency: true, allow: ['^(\\.\\./)+tools/(up/(src/(redis|testing/(stack|chromium|card-sandbox|killable-(postgres|redis)|money-invariants))|stack\\.mjs)|bench/src/(chance|machine|measure|money/booker))$'], depConstraints }],
      'house/declares-access': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true }],
      // Express's and Socket.IO's own types are extended by declaration.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, inheritedMethods: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-empty': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // The sandbox's browser part has types of its own, beside those of its server.
    files: ['tools/stripe-sandbox/src/browser/**/*.{ts,tsx}', 'tools/stripe-sandbox/src/testing/page/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, project: './tools/stripe-sandbox/tsconfig.browser.json' } },
  },
  {
    files: browserCode,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': 'error',
      'no-alert': 'error',
    },
  },
  {
    files: specs,
    rules: {
      // A story told in one file is easier to follow than one cut at line 300.
      'max-lines': 'off',
      // A test may prove that something does not compile, and says what.
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 }],
    },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    rules: { 'house/few-dependencies': ['error', { most: 7 }] },
  },
  {
    // The bare peer of `npm run bench -- http` measures routes without guards.
    files: ['tools/bench/src/http/bare-nest.ts'],
    rules: { 'house/declares-access': 'off' },
  },
  {
    // A migration is one change of the database, however long.
    files: ['**/migrations/*.ts'],
    rules: { 'max-lines': 'off' },
  },
);
