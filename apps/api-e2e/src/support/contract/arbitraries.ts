import fc from 'fast-check';
import { type Call, type Schema, schemaNamed } from './document';

const LONGEST = 40;

/** Generates values of a schema of the document. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const { $ref, allOf, anyOf, enum: words, type } = schema;
  if ($ref) return valuesOf(schemaNamed($ref));
  if (allOf) return valuesOf(allOf[0]!);
  if (anyOf) return fc.oneof(...anyOf.map(valuesOf));
  if (words) return fc.constantFrom(...words);
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => valuesOf({ ...schema, type: each })));
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true });
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 3 });
    case 'object':
      return objectsOf(schema);
    default:
      return textsOf(schema);
  }
}

function objectsOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valuesOf(field)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

function textsOf({ format, maxLength = LONGEST, minLength = 0, pattern }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time')
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
      .map((moment) => moment.toISOString());
  if (format === 'email') return fc.integer({ min: 1, max: 99999 }).map((number) => `made-${number}@example.test`);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)) });
}

export interface MadeRequest {
  path: string;
  body: unknown;
}

/** Generates requests as the document describes them; ids in their paths are small, so that some exist. */
export function requestsOf({ path, operation }: Call): fc.Arbitrary<MadeRequest> {
  const parameters = operation.parameters ?? [];
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const segment = ({ schema }: { schema: Schema }) =>
    schema.type === 'number' || schema.type === 'integer'
      ? fc.integer({ min: Math.max(1, schema.minimum ?? 1), max: 3 })
      : valuesOf(schema);
  const body = operation.requestBody?.content?.['application/json']?.schema;
  return fc
    .record({
      segments: fc.record(Object.fromEntries(inPath.map((each) => [each.name, segment(each)]))),
      query: fc.record(Object.fromEntries(inQuery.map((each) => [each.name, valuesOf(each.schema)])), {
        requiredKeys: inQuery.filter(({ required }) => required).map(({ name }) => name),
      }),
      body: body ? valuesOf(body) : fc.constant(undefined),
    })
    .map(({ segments, query, body: made }) => ({ path: filled(path, segments, query), body: made }));
}

function filled(template: string, segments: Record<string, unknown>, query: Record<string, unknown>): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(segments[name])) || '1');
  const named = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(
    Object.fromEntries(named.map(([name, value]) => [name, String(value)])),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}
