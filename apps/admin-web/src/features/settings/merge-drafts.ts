import type { SettingValue } from '@groupride/web-api-client';

type Field = keyof SettingValue;
const asFields = (value: SettingValue[Field]) => (value ?? {}) as Record<string, unknown>;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges an operator's input with what a colleague saved meanwhile: fields that the operator left alone keep the
 * colleague's values.
 * @param seen the version that the operator started with
 */
export function mergeDrafts(seen: SettingValue, typed: SettingValue, saved: SettingValue): SettingValue {
  const merged = { ...saved };
  for (const kind of Object.keys(typed) as Field[]) {
    const before = asFields(seen[kind]);
    const changed = Object.entries(asFields(typed[kind])).filter(([field, value]) => !isSame(before[field], value));
    if (changed.length > 0) Object.assign(merged, { [kind]: { ...saved[kind], ...Object.fromEntries(changed) } });
  }
  return merged;
}
