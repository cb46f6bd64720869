// Our own lint rules, as one ESLint plugin. Plain JavaScript, because ESLint loads its configuration without a compiler.
import { declaresAccess } from './declares-access.mjs';

/** @type {import('eslint').ESLint.Plugin} */
export const house = {
  meta: { name: 'house' },
  rules: { 'declares-access': declaresAccess },
};
