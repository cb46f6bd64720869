import type { ValueTransformer } from 'typeorm';

/** `bigint` in the database, a number in code. */
export const integerColumn: ValueTransformer = {
  to: (value: unknown) => value,
  /** @throws RangeError when the value does not fit into a number exactly */
  from: (text: string | number | null) => {
    if (text === null) return null;
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit into a number`);
    return value;
  },
};
