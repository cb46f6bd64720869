import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A prop that changes the look of a component: a switch, or one of some named values. */
export interface DeclaredState {
  component: string;
  prop: string;
  values: 'switch' | readonly string[];
}

const folder = join(import.meta.dirname, '../src');
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.spec.'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

const literalsOf = (text: string): string[] => [...text.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);

const aliases = new Map(
  [...source.matchAll(/^(?:export )?type (\w+) =((?:\s*\|?\s*'[^']*')+);/gm)].map(([, name = '', values = '']) => [
    name,
    literalsOf(values),
  ]),
);

function valuesOf(type: string): DeclaredState['values'] | undefined {
  if (type === 'boolean') return 'switch';
  return /^'[^']*'(?: \| '[^']*')+$/.test(type) ? literalsOf(type) : aliases.get(type);
}

const interfaces = new Map(
  [...source.matchAll(/^(?:export )?interface (\w+)(?:<[^{]*?>)?(?:\s+extends([^{]*?))? \{\n(.*?)^\}/gms)].map(
    ([, name = '', parents = '', body = '']) => [name, { parents, body }],
  ),
);

function declaredIn(body: string): [string, DeclaredState['values']][] {
  return [...body.matchAll(/^ *(\w+)\??: (.+?);?$/gm)].flatMap(([, prop = '', type = '']) => {
    const values = valuesOf(type.trim());
    return values ? [[prop, values]] : [];
  });
}

/** @param type as after the colon of a parameter, such as "ModalProps & { wide?: boolean }" */
function propsOf(type: string): Map<string, DeclaredState['values']> {
  const [, inline = ''] = /\{(.*)\}/s.exec(type) ?? [];
  const props = new Map(declaredIn(inline.replace(/; */g, '\n')));
  const named = /\b(Omit|Pick)<\s*(\w+)(?:<[^']*>)?,((?:\s*\|?\s*'\w+')+)\s*>|\b(\w+)\b/g;
  for (const [, how, wrapped, names = '', plain] of type.replace(/\{.*\}/s, '').matchAll(named)) {
    const parent = interfaces.get(wrapped ?? plain ?? '');
    if (!parent) continue;
    // The deeper lines of a body belong to nested objects.
    const own = declaredIn(parent.body.replace(/^ {3,}.*$/gm, ''));
    for (const [prop, values] of [...propsOf(parent.parents), ...own])
      if (how === undefined || literalsOf(names).includes(prop) === (how === 'Pick')) props.set(prop, values);
  }
  return props;
}

/** Every state that the props of the exported functions name. */
export function declaredStates(): DeclaredState[] {
  const functions =
    /^export (?:default )?function ([A-Z]\w*)(?:<[^(]*>)?\(\s*(?:\{(?:[^{}]|\{[^{}]*\})*\}|\w+): ((?:[^()]|\([^()]*\))*?),?\s*\) \{/gm;
  return [...source.matchAll(functions)].flatMap(([, component = '', type = '']) =>
    [...propsOf(type)].map(([prop, values]) => ({ component, prop, values })),
  );
}

/** The opening tags of a component in some JSX, without what is inside their braces. */
export function tagsOf(component: string, jsx: string): { shallow: string; full: string }[] {
  return [...jsx.matchAll(new RegExp(`<${component}(?=[\\s/>])`, 'g'))].map(({ index }) => {
    let depth = 0;
    let shallow = '';
    let end = index + component.length + 1;
    for (; end < jsx.length && !(depth === 0 && jsx[end] === '>'); end += 1) {
      if (jsx[end] === '{') depth += 1;
      if (depth === 0) shallow += jsx[end];
      if (jsx[end] === '}') depth -= 1;
    }
    return { shallow, full: jsx.slice(index, end) };
  });
}
