// Our own lint rules, as one plugin for Oxlint, which takes plugins written for ESLint.
import { declaresAccess } from './declares-access.mjs';
import { fewDependencies } from './few-dependencies.mjs';

/** @type {import('eslint').ESLint.Plugin} */
export default {
  meta: { name: 'house' },
  rules: { 'declares-access': declaresAccess, 'few-dependencies': fewDependencies },
};
