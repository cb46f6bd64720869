// What oxlint cannot check: imports between projects, our own rules, and comments that would switch a rule off. All other rules are in
// .oxlintrc.json. Each rule has a planted violation in tools/house/fixtures/lint.
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import * as parser from '@typescript-eslint/parser';
import { house } from './tools/house/src/plugin.mjs';

// The boundary rule reads Nx's project graph and is silently skipped without it: make sure that it is there and up to date.
process.env.NX_DAEMON ??= 'false';
await createProjectGraphAsync({ exitOnError: true });

/** Who may import whom, by the tags in each project.json. No constraint speaks about "*": a project without tags may import nothing. */
const depConstraints = [
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['scope:web', 'scope:shared'] },
  { sourceTag: 'scope:api', onlyDependOnLibsWithTags: ['scope:api', 'scope:shared'] },
  { sourceTag: 'scope:tools', onlyDependOnLibsWithTags: ['scope:tools', 'scope:shared'] },
  { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['scope:tools', 'scope:shared'] },
  { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:client', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:rules', onlyDependOnLibsWithTags: ['type:contracts'] },
  {
    sourceTag: 'type:kit',
    onlyDependOnLibsWithTags: ['type:kit', 'type:rules', 'type:contracts'],
    bannedExternalImports: ['@reduxjs/toolkit', 'react-redux'],
  },
  { sourceTag: 'type:data', onlyDependOnLibsWithTags: ['type:data', 'type:rules', 'type:contracts'] },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: ['type:data', 'type:kit', 'type:rules', 'type:contracts'] },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: ['type:data', 'type:kit', 'type:testing', 'type:rules', 'type:contracts'],
  },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:tool', 'type:client', 'type:rules', 'type:contracts'] },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:tool', 'type:client', 'type:rules', 'type:contracts'] },
];

/** @type {import('eslint').Linter.Config[]} */
export default [
  {
    ignores: [
      '**/node_modules/',
      'dist/',
      '.nx/',
      '.groupride/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      '**/playwright-report/',
      '**/test-results/',
      'tools/house/fixtures/',
      '**/generated.ts',
    ],
  },
  {
    // Nobody turns a rule off for one line: what does not fit is changed in the configuration, where a review sees it.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    rules: {
      'no-warning-comments': [
        'error',
        { terms: ['oxlint-disable', 'oxlint-enable', 'eslint-disable', 'eslint-enable'], location: 'start' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
    plugins: { '@nx': nx, house },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allowCircularSelfDependency: true,
          allow: [
            '^(\\.\\./)+tools/(up/(src/(plan|redis|testing/(stack|chromium|card-sandbox|killable-(postgres|redis)|money-invariants))|stack\\.mjs)|bench/src/(chance|city/api-code|machine|measure|money/booker|http/application))$',
          ],
          depConstraints,
        },
      ],
      'house/declares-access': 'error',
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
];
