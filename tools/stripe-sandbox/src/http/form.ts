import { invalidRequest } from '../errors';

/** A value of a form-encoded body: `a[b]=c` nests, `a[]=x` and `a[0]=x` make lists. */
export type FormValue = string | FormValue[] | FormObject;
export interface FormObject {
  [name: string]: FormValue;
}

const PART = /\[([^[\]]*)\]/g;
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses `application/x-www-form-urlencoded` text as Stripe reads it. */
export function parseForm(text: string): FormObject {
  const root: FormObject = Object.create(null) as FormObject;
  for (const [key, value] of new URLSearchParams(text)) {
    const [head, ...path] = splitKey(key);
    if (head !== undefined) insert(root, [head, ...path], value, key);
  }
  return listsOf(root) as FormObject;
}

function splitKey(key: string): string[] {
  const bracket = key.indexOf('[');
  if (bracket <= 0) return [key];
  return [key.slice(0, bracket), ...[...key.slice(bracket).matchAll(PART)].map((match) => match[1] ?? '')];
}

function insert(root: FormObject, path: string[], value: string, key: string): void {
  if (path.length > 8 || path.some((part) => UNSAFE.has(part))) throw invalidRequest(`Invalid parameter name: ${key}`);
  let at = root;
  path.forEach((part, i) => {
    const name = part === '' && i > 0 ? String(Object.keys(at).length) : part;
    if (i === path.length - 1) {
      at[name] = value;
      return;
    }
    const next = at[name];
    if (typeof next === 'object' && !Array.isArray(next)) at = next;
    else at = at[name] = Object.create(null) as FormObject;
  });
}

/** Objects whose names are exactly 0, 1, 2, … are lists. */
function listsOf(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, listsOf(inner)] as const);
  if (entries.length > 0 && entries.every(([name], i) => name === String(i))) return entries.map(([, inner]) => inner);
  return Object.fromEntries(entries);
}
