// Makes `schema.json` from the SDK's own type declarations: npx tsx tools/stripe-sandbox/src/oracle/generate.ts
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGenerator, ExposeNodeParser } from 'ts-json-schema-generator';
import { currentStamp, SCHEMA_FILE } from './stamp';

interface Schema {
  [keyword: string]: unknown;
  $ref?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  const?: unknown;
  type?: unknown;
}
type Definitions = Record<string, Schema>;

interface Naming {
  getDefinitionName(node: { getSourceFile(): { fileName: string } }, context: unknown): string;
}

/** Objects of different files carry the same name in the SDK (two kinds of `Card`, for example): the file tells them apart. */
function nameByFile(): void {
  const naming = ExposeNodeParser.prototype as unknown as Naming;
  const plain = naming.getDefinitionName;
  naming.getDefinitionName = function (node, context) {
    const file = /stripe\/(?:cjs|esm)\/(?:resources\/)?(.*)\.d\.ts$/.exec(node.getSourceFile().fileName)?.[1];
    return `${file ? `${file.replaceAll('/', '.')}.` : ''}${plain.call(this, node, context)}`;
  };
}

const nameOf = (ref: string): string => decodeURIComponent(ref.replace('#/definitions/', ''));

/** True for objects that the sandbox never answers: whatever may hold one holds its id or nothing there. */
function isForeign(schema: Schema, definitions: Definitions, own: ReadonlySet<string>): boolean {
  const target = schema.$ref === undefined ? schema : definitions[nameOf(schema.$ref)];
  if (target?.anyOf) return target.anyOf.every((each) => isForeign(each, definitions, own));
  const object = target?.properties?.['object']?.const;
  return typeof object === 'string' && object !== 'list' && !own.has(object);
}

/**
 * A stricter and much smaller schema: a word must be one that the SDK names, although its types leave room for words to come, and
 * objects of other parts of Stripe are left out. Codes of errors stay open: the SDK names only some.
 */
function tightened(schema: Schema, definitions: Definitions, own: ReadonlySet<string>, name = ''): Schema {
  // The object of an event is checked by its own type, because the SDK leaves it open.
  if (/Events\.Event\.Data\.(Object|PreviousAttributes)$/.test(name)) return {};
  const result: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') {
      result.properties = Object.fromEntries(
        Object.entries(value as Record<string, Schema>).map(([field, inner]) => [
          field,
          tightened(inner, definitions, own),
        ]),
      );
    } else if (key === 'anyOf') {
      const words = (value as Schema[]).filter((each) => typeof each.const === 'string').map((each) => each.const);
      const open = (each: Schema): boolean => each.$ref !== undefined && nameOf(each.$ref) === 'shared.OtherString';
      const rest = (value as Schema[]).filter(
        (each) => typeof each.const !== 'string' && !(words.length > 0 && open(each)),
      );
      const near = rest.filter((each) => !isForeign(each, definitions, own));
      const kept = near.length > 0 || words.length > 0 ? near : rest;
      if (words.length > 0 && name.endsWith('.Code')) return { type: 'string' };
      result.anyOf = [
        ...(words.length > 0 ? [{ enum: words }] : []),
        ...kept.map((each) => tightened(each, definitions, own)),
      ];
    } else if (Array.isArray(value) || typeof value !== 'object' || value === null) {
      result[key] = value;
    } else {
      result[key] = tightened(value as Schema, definitions, own);
    }
  }
  if (result.$ref !== undefined) result.$ref = `#/definitions/${nameOf(result.$ref).replaceAll(/[^\w.]/g, '_')}`;
  return result;
}

/** The definitions that can be reached from the roots. */
function reachable(roots: Record<string, Schema>, definitions: Definitions): Definitions {
  const kept: Definitions = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const ref = (value as Schema).$ref;
    const name = typeof ref === 'string' ? ref.replace('#/definitions/', '') : undefined;
    if (name !== undefined && !kept[name] && definitions[name]) {
      kept[name] = definitions[name];
      visit(definitions[name]);
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(roots);
  return kept;
}

nameByFile();
const generator = createGenerator({
  path: fileURLToPath(new URL('./answers.ts', import.meta.url)),
  tsconfig: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)),
  type: 'Answers',
  additionalProperties: false,
  expose: 'all',
  jsDoc: 'none',
  skipTypeCheck: true,
  topRef: false,
});
const made = generator.createSchema('Answers') as Schema & { definitions: Definitions };
const roots = made.properties ?? {};
const own = new Set(Object.keys(roots));
const tight: Definitions = {};
for (const [name, schema] of Object.entries(made.definitions))
  tight[name.replaceAll(/[^\w.]/g, '_')] = tightened(schema, made.definitions, own, name);
const answers = Object.fromEntries(
  Object.entries(roots).map(([name, schema]) => [`answer.${name}`, tightened(schema, made.definitions, own)]),
);
const schema = { definitions: { ...answers, ...reachable(answers, tight) } };
writeFileSync(SCHEMA_FILE, `${JSON.stringify({ stamp: currentStamp(), schema })}\n`);
process.stdout.write(
  `${Object.keys(schema.definitions).length} definitions, ${Math.round(JSON.stringify(schema).length / 1024)} kB\n`,
);
