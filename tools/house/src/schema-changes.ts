/** A JSON schema, as far as the document uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  format?: string;
  pattern?: string;
  [limit: string]: unknown;
}
export type Schemas = Readonly<Record<string, Schema>>;

/** Who has to cope with a change: the API with what is sent, or programs with what they get. */
export type Direction = 'sent' | 'answered';

export interface Place {
  direction: Direction;
  /** Such as `body.pickup.lat`. */
  where: string;
}

const LOWER_LIMITS = ['minimum', 'minLength', 'minItems', 'exclusiveMinimum'];
const UPPER_LIMITS = ['maximum', 'maxLength', 'maxItems', 'exclusiveMaximum'];

/** What is different in a way that breaks programs, as sentences. */
export class SchemaChanges {
  private readonly seen = new Set<string>();

  constructor(
    private readonly before: Schemas,
    private readonly after: Schemas,
  ) {}

  between(one: Schema | undefined, other: Schema | undefined, place: Place): string[] {
    if (!one || !other) return one === other ? [] : [`${place.where} ${one ? 'lost' : 'got'} its schema`];
    const [from, to] = [plain(one, this.before), plain(other, this.after)];
    // Schemas may contain themselves.
    const key = `${place.direction} ${from.name} ${to.name}`;
    if (from.name && to.name) {
      if (this.seen.has(key)) return [];
      this.seen.add(key);
    }
    return [
      ...typeChanges(from, to, place),
      ...limitChanges(from.schema, to.schema, place),
      ...this.inside(from, to, place),
    ];
  }

  private inside({ schema: one }: Plain, { schema: other }: Plain, place: Place): string[] {
    const items = one.items && other.items ? this.between(one.items, other.items, at(place, '[]')) : [];
    const [before, after] = [one.properties ?? {}, other.properties ?? {}];
    const fields = Object.entries(before).flatMap(([name, schema]) =>
      after[name] ? this.between(schema, after[name], at(place, `.${name}`)) : [`${place.where}.${name} was removed`],
    );
    return [...items, ...fields, ...requiredChanges(one, other, place)];
  }
}

const at = ({ direction, where }: Place, part: string): Place => ({ direction, where: `${where}${part}` });

interface Plain {
  schema: Schema;
  types: ReadonlySet<string>;
  /** Of the schema that it refers to. */
  name: string;
}

/** Follows references, and takes apart what may also be null. */
function plain(schema: Schema, schemas: Schemas, name = ''): Plain {
  if (schema.$ref) {
    const target = schema.$ref.split('/').at(-1)!;
    return plain(schemas[target] ?? {}, schemas, target);
  }
  const [only, ...more] = [...(schema.allOf ?? []), ...(schema.anyOf ?? []).filter(({ type }) => type !== 'null')];
  if (only && more.length === 0) {
    const inner = plain(only, schemas, name);
    const isNullable = schema.anyOf?.some(({ type }) => type === 'null') ?? schema['nullable'] === true;
    return isNullable ? { ...inner, types: new Set([...inner.types, 'null']) } : inner;
  }
  return { schema, types: new Set([schema.type ?? []].flat()), name };
}

function typeChanges(one: Plain, other: Plain, { direction, where }: Place): string[] {
  const changes: string[] = [];
  // Everything that was accepted still is; nothing comes that did not before.
  const [narrow, wide] = direction === 'sent' ? [one.types, other.types] : [other.types, one.types];
  const missing = [...narrow].filter((type) => !wide.has(type) && !(type === 'integer' && wide.has('number')));
  if (missing.length > 0 || (narrow.size === 0) !== (wide.size === 0))
    changes.push(`${where} is ${list(other.types)} and was ${list(one.types)}`);
  const [words, left] = [one.schema.enum, other.schema.enum];
  // New words in answers are announced as possible at any time.
  if (direction === 'sent' && left) {
    const gone = words ? words.filter((word) => !left.includes(word)) : ['any other'];
    if (gone.length > 0) changes.push(`${where} no longer takes ${gone.map(String).join(', ')}`);
  }
  if (direction === 'answered' && words && !left) changes.push(`${where} is no longer one of a list of words`);
  for (const key of ['oneOf', 'anyOf', 'format', 'pattern'] as const)
    if (
      JSON.stringify(one.schema[key]) !== JSON.stringify(other.schema[key]) &&
      !(direction === 'sent' && !other.schema[key])
    )
      changes.push(`${where} has another ${key}`);
  return changes;
}

const list = (types: ReadonlySet<string>): string => [...types].sort().join(' or ') || 'anything';

/** Limits on what is sent may only get wider. Those of answers are no promise. */
function limitChanges(one: Schema, other: Schema, { direction, where }: Place): string[] {
  if (direction === 'answered') return [];
  const number = (schema: Schema, limit: string, none: number) => (schema[limit] as number | undefined) ?? none;
  return [
    ...LOWER_LIMITS.filter((each) => number(other, each, -Infinity) > number(one, each, -Infinity)),
    ...UPPER_LIMITS.filter((each) => number(other, each, Infinity) < number(one, each, Infinity)),
  ].map((limit) => `${where} has a stricter ${limit}`);
}

function requiredChanges(one: Schema, other: Schema, { direction, where }: Place): string[] {
  const [before, after] = [one.required ?? [], other.required ?? []];
  return direction === 'sent'
    ? after.filter((name) => !before.includes(name)).map((name) => `${where}.${name} is required now`)
    : before
        .filter((name) => !after.includes(name) && other.properties?.[name])
        .map((name) => `${where}.${name} may be missing now`);
}
