import { getMetadataStorage } from 'class-validator';

type Check = (value: unknown) => boolean;
type ClassOf = new () => object;

const COMPILED: Record<string, (parameter: number) => Check> = {
  isInt: () => Number.isInteger,
  isNumber: () => Number.isFinite,
  min: (least) => (value) => (value as number) >= least,
  max: (most) => (value) => (value as number) <= most,
};
const OPTIONAL = 'conditionalValidation';

/**
 * Compiles the checks of a class with only number fields into one function, because positions come every second from
 * every car and the validator is slow. It returns true only for values that are certainly valid; the validator checks
 * all others and reports the errors.
 * @throws Error for a class with other checks
 */
export function checkOfNumbers(type: ClassOf): (value: unknown) => boolean {
  const fields = new Map<string, { checks: Check[]; isOptional: boolean }>();
  for (const { type: kind, name, propertyName, constraints } of getMetadataStorage().getTargetValidationMetadatas(
    ...([type, '', true, false] as const),
  )) {
    const field = fields.get(propertyName) ?? { checks: [], isOptional: false };
    fields.set(propertyName, field);
    const compile = COMPILED[name ?? ''];
    if (kind === OPTIONAL) field.isOptional = true;
    else if (compile) field.checks.push(compile((constraints as number[] | undefined)?.[0] ?? NaN));
    else throw new Error(`${type.name}.${propertyName} is not checked as a number alone`);
  }
  const required = [...fields].filter(([, { isOptional }]) => !isOptional).map(([name]) => name);
  return (value) => {
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
    const given = value as Record<string, unknown>;
    for (const name in given) {
      const field = fields.get(name);
      if (!field) return false;
      const it = given[name];
      if (it === null || it === undefined) {
        if (!field.isOptional) return false;
        continue;
      }
      for (const check of field.checks) if (!check(it)) return false;
    }
    return required.every((name) => name in given);
  };
}
