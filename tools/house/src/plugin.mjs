// Our own lint rules, as one ESLint plugin. Plain JavaScript, because ESLint loads its configuration without a compiler.
import { declaresAccess } from './declares-access.mjs';
import { fewDependencies } from './few-dependencies.mjs';

/** @type {import('eslint').ESLint.Plugin} */
export const house = {
  meta: { name: 'house' },
  rules: { 'declares-access': declaresAccess, 'few-dependencies': fewDependencies },
};
