import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Collect = Storage['getTargetValidationMetadatas'];

/**
 * Remembers the validation rules of each class. class-validator collects them anew for each value, and goes through all
 * classes that have rules to find those of base classes: 500 here, which took a tenth of the time of a request with a
 * query. Rules are declared with the class, so they do not change once a value of it is validated.
 */
export function rememberValidationRules(storage: Storage): void {
  const collect = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<Parameters<Collect>[0], ReturnType<Collect>>();
  storage.getTargetValidationMetadatas = (type, schema, always, strictGroups, groups) => {
    // Schemas and groups select other rules of the same class. We use neither.
    if (schema || always || strictGroups || groups?.length) return collect(type, schema, always, strictGroups, groups);
    const rules = known.get(type) ?? collect(type, schema, always, strictGroups, groups);
    known.set(type, rules);
    return rules;
  };
}
