import { invalidRequest } from '../errors';
import type { FormObject, FormValue } from './form';

/** Reads one parameter from its form value. `name` is the full name for messages, for example `card[number]`. */
export interface Field<T> {
  readonly required: boolean;
  read(value: FormValue, name: string): T;
}

export type Fields = Record<string, Field<unknown>>;

type Value<F> = F extends RequiredField<infer T> ? T : F extends Field<infer T> ? T | undefined : never;

/** The values of a set of fields; only required ones are always present. */
export type Values<S extends Fields> = { [K in keyof S]: Value<S[K]> };

interface RequiredField<T> extends Field<T> {
  readonly required: true;
}

function field<T>(read: (value: FormValue, name: string) => T): Field<T> {
  return { required: false, read };
}

/** Makes a field one that must be given. */
export function required<T>(inner: Field<T>): RequiredField<T> {
  return { required: true, read: inner.read };
}

/** A field that an empty value unsets: `null` stands for that. */
export function unsettable<T>(inner: Field<T>): Field<T | null> {
  return field((value, name) => (value === '' ? null : inner.read(value, name)));
}

/** Text of 1 to 5000 characters. */
export const text = textOf(5000);

function textOf(most: number): Field<string> {
  return field((value, name): string => {
    if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, { param: name });
    if (value === '') throw emptyValue(name);
    if (value.includes('\0')) throw invalidRequest('Invalid string: it contains a NUL character', { param: name });
    if (value.length > most)
      throw invalidRequest(`Invalid string: must be at most ${most} characters`, { param: name });
    return value;
  });
}

/** Texts of dispute evidence. */
export const longText = textOf(20_000);

/** A whole number. */
export const integer = field((value, name): number => {
  if (value === '') throw emptyValue(name);
  if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value)) {
    throw invalidRequest(`Invalid integer: ${String(value)}`, { param: name, code: 'parameter_invalid_integer' });
  }
  return Number(value);
});

/** A whole number of at least `least`. */
export function integerFrom(least: number): Field<number> {
  return field((value, name) => {
    const number = integer.read(value, name);
    if (number < least) {
      const message =
        least === 1
          ? 'This value must be greater than or equal to 1.'
          : `This value must be greater than or equal to ${least}.`;
      throw invalidRequest(message, { param: name, code: 'parameter_invalid_integer' });
    }
    return number;
  });
}

/** `true` or `false`. */
export const flag = field((value, name): boolean => {
  if (value === 'true') return true;
  if (value === 'false') return false;
  throw invalidRequest(`Invalid boolean: ${String(value)}`, { param: name });
});

/** One of the listed words. */
export function oneOf<const W extends string>(...words: W[]): Field<W> {
  return field((value, name) => {
    const word = words.find((candidate) => candidate === value);
    if (word === undefined) {
      throw invalidRequest(
        `Invalid ${name}: must be one of ${words.slice(0, -1).join(', ')}${words.length > 1 ? ', or ' : ''}${words.at(-1)}`,
        {
          param: name,
        },
      );
    }
    return word;
  });
}

/** A list of values. */
export function listOf<T>(inner: Field<T>): Field<T[]> {
  return field((value, name) => {
    if (!Array.isArray(value)) throw invalidRequest('Invalid array', { param: name });
    return value.map((item, i) => inner.read(item, `${name}[${i}]`));
  });
}

/** Nested parameters. */
export function nested<S extends Fields>(fields: S): Field<Values<S>> {
  return field((value, name) => {
    if (typeof value === 'string' || Array.isArray(value)) throw invalidRequest('Invalid object', { param: name });
    return readFields(fields, value, name);
  });
}

/** Nested parameters that are accepted and have no effect here. */
export const ignored = field((): undefined => undefined);

/**
 * A Stripe parameter that the sandbox does not support. It is refused with a message, because ignoring it could
 * mislead.
 */
export const notOffered = field((_value, name): undefined => {
  throw invalidRequest(`The sandbox does not offer the parameter ${name}.`, { param: name });
});

/** Up to 50 pairs of text; an empty value unsets a pair, an empty parameter all of them (`null`). */
export const metadata: Field<Record<string, string> | null> = field((value, name) => {
  if (value === '') return null;
  if (typeof value === 'string') throw invalidRequest('Invalid hash', { param: name });
  const pairs: Record<string, string> = {};
  for (const [key, text] of Object.entries(value)) {
    if (typeof text !== 'string')
      throw invalidRequest('Metadata values must be strings.', { param: `${name}[${key}]` });
    if (key.length > 40) throw invalidRequest(`Metadata keys can have up to 40 characters: ${key}`, { param: name });
    if (text.length > 500)
      throw invalidRequest(
        `Metadata values can have up to 500 characters, but you passed in a value that is ${text.length} characters.`,
        { param: name },
      );
    pairs[key] = text;
  }
  if (Object.keys(pairs).length > 50) throw invalidRequest('You can have up to 50 metadata keys.', { param: name });
  return pairs;
});

/** Merges a change into the `metadata` of an object. */
export function mergeMetadata(
  before: Record<string, string>,
  change: Record<string, string> | null | undefined,
): Record<string, string> {
  if (change === undefined) return before;
  if (change === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}

const postal = unsettable(text);
/** A postal address. */
export const address = nested({
  city: postal,
  country: postal,
  line1: postal,
  line2: postal,
  postal_code: postal,
  state: postal,
});

/** Parameters every call accepts. */
export const expand = listOf(text);

/** Parameters of every list call. */
export const paging = {
  limit: integerFrom(1),
  starting_after: text,
  ending_before: text,
  expand,
  created: field((value, name): { gt?: number; gte?: number; lt?: number; lte?: number } => {
    if (typeof value === 'string') {
      const at = integer.read(value, name);
      return { gte: at, lte: at };
    }
    return nested({ gt: integer, gte: integer, lt: integer, lte: integer }).read(value, name);
  }),
} satisfies Fields;

/**
 * Reads all parameters.
 * @throws ApiError 400 for unknown, missing or malformed ones
 */
export function readFields<S extends Fields>(fields: S, form: FormObject, prefix = ''): Values<S> {
  const nameOf = (key: string): string => (prefix ? `${prefix}[${key}]` : key);
  for (const key of Object.keys(form)) {
    if (!Object.hasOwn(fields, key)) throw refusal(nameOf(key));
  }
  const values: Record<string, unknown> = {};
  for (const [key, reader] of Object.entries(fields)) {
    const value = form[key];
    if (value !== undefined) values[key] = reader.read(value, nameOf(key));
    else if (reader.required) throw missing(nameOf(key));
  }
  return values as Values<S>;
}

/** Parameters without those that were not given. */
export function given<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** 400 for a parameter that must be given. */
export function missing(name: string): Error {
  return invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
}

function refusal(name: string): Error {
  if (name === 'payment_method_types') {
    return invalidRequest(
      'The `payment_method_types` parameter is no longer supported. Use `allowed_payment_method_types` or `automatic_payment_methods` instead.',
      { code: 'payment_method_types_no_longer_supported', param: name },
    );
  }
  return invalidRequest(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name });
}

function emptyValue(name: string): Error {
  return invalidRequest(
    `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. ` +
      `You should remove '${name}' from your request or supply a non-empty value.`,
    { code: 'parameter_invalid_empty', param: name },
  );
}
