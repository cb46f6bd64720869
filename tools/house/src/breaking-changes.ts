import { type Schema, SchemaChanges, type Schemas } from './schema-changes';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Schema;
}
interface Body {
  type: string;
  schema?: Schema;
}
interface Call {
  access: string;
  scope: string | null;
  parameters: Parameter[];
  body: (Body & { required: boolean }) | null;
  answers: Record<string, Body | null>;
}

/** What programs may rely on, as `released-document.mjs` takes it from the document. */
export interface Promises {
  /** Of the API, YYYY-MM-DD. */
  version: string;
  /** Status of each error code. */
  errors: Record<string, number>;
  calls: Record<string, Call>;
  schemas: Schemas;
}

/** Something that programs relied on and that is different. */
export interface Break {
  /** Method and path, or the code of an error. */
  of: string;
  what: string;
}

/** Everything that would break a program which was written for `before`. */
export function breakingChanges(before: Promises, after: Promises): Break[] {
  const errors = Object.entries(before.errors).flatMap(([code, status]) =>
    after.errors[code] === status
      ? []
      : [{ of: code, what: after.errors[code] ? 'has another status' : 'was removed' }],
  );
  const calls = Object.entries(before.calls).flatMap(([of, call]) => {
    const now = after.calls[of];
    const changes = now ? callChanges(call, now, new SchemaChanges(before.schemas, after.schemas)) : ['was removed'];
    return changes.map((what) => ({ of, what }));
  });
  return [...errors, ...calls];
}

function callChanges(before: Call, after: Call, schemas: SchemaChanges): string[] {
  return [
    ...callerChanges(before, after),
    ...parameterChanges(before, after, schemas),
    ...bodyChanges(before, after, schemas),
    ...answerChanges(before, after, schemas),
  ];
}

function callerChanges(before: Call, after: Call): string[] {
  const changes: string[] = [];
  if (before.scope !== null && after.scope !== 'open' && before.scope !== after.scope)
    changes.push(`needs the scope ${after.scope ?? 'of no token'} instead of ${before.scope}`);
  if (after.access !== 'public' && before.access !== after.access)
    changes.push(`is open to ${after.access} instead of ${before.access}`);
  return changes;
}

function parameterChanges(before: Call, after: Call, schemas: SchemaChanges): string[] {
  const named = (call: Call) => new Map(call.parameters.map((each) => [`${each.in} ${each.name}`, each]));
  const [old, now] = [named(before), named(after)];
  const kept = [...old].flatMap(([name, parameter]) => {
    const other = now.get(name);
    if (!other) return [`${name} was removed`];
    return schemas.between(parameter.schema, other.schema, { direction: 'sent', where: name });
  });
  const required = [...now].filter(([name, { required }]) => required && !old.get(name)?.required);
  return [...kept, ...required.map(([name]) => `${name} is required now`)];
}

function bodyChanges({ body: before }: Call, { body: after }: Call, schemas: SchemaChanges): string[] {
  if (!after) return before ? ['body was removed'] : [];
  if (!before) return after.required ? ['body is required now'] : [];
  if (before.type !== after.type) return [`body is ${after.type} and was ${before.type}`];
  return [
    ...(after.required && !before.required ? ['body is required now'] : []),
    ...schemas.between(before.schema, after.schema, { direction: 'sent', where: 'body' }),
  ];
}

function answerChanges(before: Call, after: Call, schemas: SchemaChanges): string[] {
  return Object.entries(before.answers).flatMap(([status, answer]) => {
    const now = after.answers[status];
    if (now === undefined) return [`no longer answers ${status}`];
    if (answer === null) return [];
    if (answer.type !== now?.type) return [`answer ${status} is ${now?.type ?? 'empty'} and was ${answer.type}`];
    return schemas.between(answer.schema, now.schema, { direction: 'answered', where: `answer ${status}` });
  });
}

/**
 * Breaking changes that nobody has announced: those without a newer version of the API, and those that the changelog does not name under it.
 * @param changelog text of docs/api/changelog.md
 */
export function unannounced(before: Promises, after: Promises, changelog: string): string[] {
  const section = after.version > before.version ? sectionOf(changelog, after.version) : '';
  return breakingChanges(before, after)
    .filter(({ of }) => !section.includes(`\`${of}\``))
    .map(({ of, what }) => `${of}: ${what}`);
}

const sectionOf = (changelog: string, version: string): string =>
  changelog.split(/^## /m).find((section) => section.startsWith(version)) ?? '';
