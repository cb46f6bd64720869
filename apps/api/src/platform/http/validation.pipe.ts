import {
  type ArgumentMetadata,
  ValidationPipe,
  type ValidationError,
  type ValidationPipeOptions,
} from '@nestjs/common';
import type { ValidatorOptions } from '@nestjs/common/interfaces/external/validator-options.interface';
import type { FieldProblem } from '@groupride/contracts';
import { getMetadataStorage } from 'class-validator';
import { ApiError } from './api-error';
import { checkOfNumbers } from './numbers-check';
import { rememberValidationRules } from './validation-rules';

rememberValidationRules(getMetadataStorage());

const UNKNOWN_FIELD = 'whitelistValidation';
const IGNORES_UNKNOWN = Symbol('ignores unknown fields');

/** For requests in another service's format: unknown fields are ignored instead of rejected. */
export const IgnoresUnknown = (): ClassDecorator => (target) => Reflect.defineMetadata(IGNORES_UNKNOWN, true, target);

/**
 * Leaves single values of paths and queries as they were sent. Nest would turn them into numbers, in every spelling that
 * JavaScript reads as one, before the pipe that knows what they must look like sees them.
 */
class BodiesPipe extends ValidationPipe {
  private readonly quick: ReadonlyMap<unknown, (value: unknown) => boolean>;

  constructor(options: ValidationPipeOptions, frequent: readonly (new () => object)[]) {
    super(options);
    this.quick = new Map(frequent.map((type) => [type, checkOfNumbers(type)]));
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype } = metadata;
    if (metatype && this.quick.get(metatype)?.(value)) return Object.assign(new metatype() as object, value);
    return super.transform(value, metadata);
  }

  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }

  protected override validate(
    request: object,
    options?: ValidatorOptions,
  ): Promise<ValidationError[]> | ValidationError[] {
    return super.validate(
      request,
      Reflect.hasMetadata(IGNORES_UNKNOWN, request.constructor) ? { ...options, forbidNonWhitelisted: false } : options,
    );
  }
}

/**
 * Rejects unknown fields and reports every invalid one.
 * @param frequent messages of numbers alone that come so often that their checks are compiled
 */
export function validationPipe(frequent: readonly (new () => object)[] = []): ValidationPipe {
  return new BodiesPipe(
    {
      whitelist: true,
      forbidNonWhitelisted: true,
      transform: true,
      stopAtFirstError: true,
      exceptionFactory: (problems) => invalid(fieldProblems(problems)),
    },
    frequent,
  );
}

export function invalid(errors: FieldProblem[]): ApiError {
  return new ApiError(
    'validation_failed',
    errors
      .map(({ field, message }) => `${field}: ${message}`)
      .join('; ')
      .slice(0, 1000),
    { errors },
  );
}

export function fieldProblems(problems: ValidationError[], path = ''): FieldProblem[] {
  return problems.flatMap((problem) => {
    const field = path ? `${path}.${problem.property}` : problem.property;
    const own = Object.entries(problem.constraints ?? {}).map(([code, message]) =>
      code === UNKNOWN_FIELD
        ? {
            field,
            code: 'unknown_field',
            message: 'is no field of this request, or is decided by the server; leave it out',
          }
        : { field, code, message },
    );
    return [...own, ...fieldProblems(problem.children ?? [], field)];
  });
}
