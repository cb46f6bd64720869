import 'reflect-metadata';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsISO8601,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';

/**
 * One decorator per field: it validates the request (and the form in the browser) and describes the field in the
 * OpenAPI document, so the two cannot drift apart.
 */
interface FieldOptions {
  /** The field may be omitted or null. */
  optional?: boolean;
  description?: string;
  /** Message shown when the value is rejected. */
  message?: string;
  example?: unknown;
}

function field(options: FieldOptions, schema: ApiPropertyOptions, ...checks: PropertyDecorator[]): PropertyDecorator {
  const all: PropertyDecorator[] = [...checks];
  all.push(
    ApiProperty({
      ...schema,
      required: !options.optional,
      ...(options.optional ? { nullable: true } : {}),
      ...(options.description ? { description: options.description } : {}),
      ...(options.example !== undefined ? { example: options.example } : {}),
    } as ApiPropertyOptions),
  );
  if (options.optional) all.push(IsOptional());
  return (target, key) => {
    for (const decorate of all) decorate(target, key);
  };
}

function VisibleText(multiline: boolean): PropertyDecorator {
  return ValidateBy({
    name: 'visibleText',
    validator: {
      validate: (value: unknown) => typeof value !== 'string' || (multiline ? LINES : ONE_LINE).test(value),
      defaultMessage: () => HIDDEN_CHARACTERS,
    },
  });
}

const describeProblem = (options: FieldOptions) => (options.message ? { message: options.message } : undefined);

/** Excludes NUL and unpaired surrogates, which PostgreSQL cannot store. */
const STORABLE = /^(?:[\u0001-\ud7ff\ue000-\uffff]|[\ud800-\udbff][\udc00-\udfff])*$/;
/**
 * Characters that could make a name look like another or break the line that shows it: control characters, direction
 * marks, characters without a glyph (except the joiners and variation selectors that scripts and emoji need),
 * private-use and unassigned characters, and five or more accents on one letter.
 */
const HIDDEN =
  '\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0' +
  '\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e00ff}\\p{Co}\\p{Cn}\\p{Cs}';
/** Requires a visible character in any text that is not empty. */
const VISIBLE = '(?=$|[\\s\\S]*[^\\s\\p{M}\\u200c\\u200d])(?![\\s\\S]*\\p{M}{5})';
/** Characters next to which joiners have no visible effect. */
const UNJOINED = '\\s\\d\\u200c\\u200d\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}';
const JOINED = `(?![\\s\\S]*(?:(?:^|[${UNJOINED}])[\\u200c\\u200d]|[\\u200c\\u200d](?:$|[${UNJOINED}])))`;
const ONE_LINE = new RegExp(`^${VISIBLE}${JOINED}[^\\u0000-\\u001f${HIDDEN}]*$`, 'u');
const LINES = new RegExp(`^${VISIBLE}[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f${HIDDEN}]*$`, 'u');
const HIDDEN_CHARACTERS = 'can’t contain invisible control or text-direction characters';
/** Maximum of PostgreSQL's integer, the type of ids. */
const MAX_WHOLE = 2147483647;

/** Trimmed text of `min` (default 1) to `max` characters, in one line unless it is `multiline`. */
export function Text(
  options: FieldOptions & { min?: number; max: number; pattern?: RegExp; multiline?: boolean },
): PropertyDecorator {
  const { min = 1, max, pattern, multiline = false } = options;
  return field(
    options,
    { type: 'string', minLength: min, maxLength: max, ...(pattern ? { pattern: pattern.source } : {}) },
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    IsString(describeProblem(options)),
    MinLength(min, describeProblem(options)),
    MaxLength(max),
    Matches(STORABLE, { message: 'has characters that are no text' }),
    VisibleText(multiline),
    ...(pattern ? [Matches(pattern, describeProblem(options))] : []),
  );
}

/** An e-mail address, lower-cased. */
export function Email(options: FieldOptions = {}): PropertyDecorator {
  return field(
    options,
    { type: 'string', format: 'email', maxLength: 254 },
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)),
    IsEmail({}, describeProblem(options) ?? { message: 'Please enter a valid email address' }),
    VisibleText(false),
    MaxLength(254),
  );
}

/** A whole number. In a query string its digits are accepted too. */
export function Integer(
  options: FieldOptions & { min?: number; max?: number; fromQuery?: boolean } = {},
): PropertyDecorator {
  const { min, max } = options;
  return field(
    options,
    { type: 'integer', ...(min !== undefined ? { minimum: min } : {}), ...(max !== undefined ? { maximum: max } : {}) },
    ...(options.fromQuery
      ? [
          Transform(({ value }: { value: unknown }) =>
            typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value,
          ),
        ]
      : []),
    IsInt(describeProblem(options)),
    ...(min !== undefined ? [Min(min, describeProblem(options))] : []),
    Max(max ?? MAX_WHOLE, describeProblem(options)),
  );
}

/** A finite number, for coordinates, headings and speeds. */
export function Decimal(options: FieldOptions & { min?: number; max?: number } = {}): PropertyDecorator {
  const { min, max } = options;
  return field(
    options,
    { type: 'number', ...(min !== undefined ? { minimum: min } : {}), ...(max !== undefined ? { maximum: max } : {}) },
    IsNumber({ allowInfinity: false, allowNaN: false }, describeProblem(options)),
    ...(min !== undefined ? [Min(min)] : []),
    ...(max !== undefined ? [Max(max)] : []),
  );
}

export function Flag(options: FieldOptions = {}): PropertyDecorator {
  return field(options, { type: 'boolean' }, IsBoolean(describeProblem(options)));
}

/** One value from a fixed list. */
export function OneOf(values: readonly string[], options: FieldOptions & { name?: string } = {}): PropertyDecorator {
  return field(
    options,
    { type: 'string', enum: [...values] },
    IsIn(values, describeProblem(options) ?? { message: `must be one of ${values.join(', ')}` }),
  );
}

/**
 * An amount in dollars as decimal text with two places, "12.50". A negative zero is refused, although the documented
 * pattern allows it and must not change.
 */
export function Money(options: FieldOptions = {}): PropertyDecorator {
  return field(
    options,
    { type: 'string', pattern: '^-?\\d{1,12}\\.\\d{2}$' },
    Matches(/^(?!-0+\.00$)-?\d{1,12}\.\d{2}$/, { message: 'must be an amount like 12.50' }),
  );
}

const WITH_OFFSET = /T.*(?:Z|[+-]\d{2}:?\d{2})$/i;

/**
 * Refuses the week dates, ordinal dates and short forms of ISO 8601, which JavaScript cannot read, and times without an
 * offset, which it would read in the time zone of the machine.
 */
function ReadableInstant(options: FieldOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'readableInstant',
      validator: {
        validate: (value: unknown) =>
          typeof value !== 'string' || (WITH_OFFSET.test(value) && !Number.isNaN(Date.parse(value))),
        defaultMessage: () => 'must be a time with its offset, like 2026-12-01T18:30:00Z or 2026-12-01T13:30:00-05:00',
      },
    },
    describeProblem(options),
  );
}

/** A point in time with its offset from UTC, ISO 8601. */
export function Instant(options: FieldOptions = {}): PropertyDecorator {
  return field(
    options,
    { type: 'string', format: 'date-time' },
    IsISO8601({ strict: true }, describeProblem(options)),
    ReadableInstant(options),
  );
}

type ClassOf = () => new () => object;

/** The OpenAPI generator recognizes a deferred type by the name `type` of its function. */
const deferred = (classOf: ClassOf) => ({ type: () => classOf() });

export function Nested(type: ClassOf, options: FieldOptions = {}): PropertyDecorator {
  // ValidateNested alone also accepts an array of such objects.
  return field(
    options,
    deferred(type) as ApiPropertyOptions,
    ValidateNested(),
    IsObject({ message: 'must be an object' }),
    Type(type),
  );
}

export function ListOf(type: ClassOf, options: FieldOptions & { max?: number } = {}): PropertyDecorator {
  return field(
    options,
    { ...deferred(type), isArray: true } as ApiPropertyOptions,
    IsArray(),
    ArrayMaxSize(options.max ?? 1000),
    ValidateNested({ each: true }),
    IsObject({ each: true, message: 'must be objects' }),
    Type(type),
  );
}

/** A list of values from a fixed list. */
export function ListOfStrings(
  values: readonly string[],
  options: FieldOptions & { min?: number } = {},
): PropertyDecorator {
  const { min = 0 } = options;
  return field(
    options,
    {
      type: 'string',
      enum: [...values],
      isArray: true,
      ...(min > 0 ? { minItems: min } : {}),
    } as ApiPropertyOptions,
    IsArray(),
    ArrayMinSize(min),
    // Every value is needed at most once; twice as many entries leave room for duplicates.
    ArrayMaxSize(2 * values.length),
    IsIn(values, { each: true }),
  );
}

/** A JSON object whose shape depends on another field. */
export function Details(options: FieldOptions = {}): PropertyDecorator {
  return field(options, { type: 'object', additionalProperties: true } as ApiPropertyOptions);
}
