import { MAX_GROUP_SIZE, RIDE_TYPES } from '@groupride/contracts';
import { RIDE_TYPE_TEXTS } from './ride-types';

describe('the texts of ride types', () => {
  it.each(RIDE_TYPES)('name %s and how many people it takes', (type) => {
    const { name, description } = RIDE_TYPE_TEXTS[type];
    expect(name.replaceAll(' ', '')).toBe(type);
    expect(description).toMatch(new RegExp(`up to ${MAX_GROUP_SIZE[type]}$`));
  });
});
