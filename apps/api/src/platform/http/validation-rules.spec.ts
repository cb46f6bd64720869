import { expect, it, jest } from '@jest/globals';
import { getMetadataStorage, IsInt, MaxLength, Min, validateSync } from 'class-validator';
import { rememberValidationRules } from './validation-rules';

class Base {
  @IsInt() seats!: number;
}
class Booking extends Base {
  @MaxLength(3) note!: string;
  @Min(5, { groups: ['large'] }) bags!: number;
}

const problems = (value: object, groups?: string[]) =>
  validateSync(Object.assign(new Booking(), value), groups ? { groups } : {}).flatMap(({ constraints }) =>
    Object.keys(constraints ?? {}),
  );

it('collects the rules of a class and its base classes once, and those of groups each time', () => {
  const storage = getMetadataStorage();
  const collected = jest.spyOn(storage, 'getTargetValidationMetadatas');
  rememberValidationRules(storage);
  expect(problems({ seats: 9, note: 'abc', bags: 9 })).toEqual([]);
  expect(problems({ seats: 0.5, note: 'abcd', bags: 1 }).toSorted()).toEqual(['isInt', 'maxLength', 'min']);
  expect(collected).toHaveBeenCalledTimes(1);
  expect(problems({ seats: 0.5, note: 'abcd', bags: 1 }, ['large'])).toEqual(['min']);
  expect(collected).toHaveBeenCalledTimes(2);
});
