import { available, missingFor } from './balance';

describe('what an account may spend', () => {
  it('is the limit less what is reserved and owed, and nothing below zero', () => {
    expect(available({ creditLimit: 1000, reserved: 300, owed: 200 })).toBe(500);
    expect(available({ creditLimit: 100, reserved: 300, owed: 200 })).toBe(0);
  });

  it('misses what a ride costs above that', () => {
    expect(missingFor({ creditLimit: 1000, reserved: 300, owed: 200 }, 500)).toBe(0);
    expect(missingFor({ creditLimit: 1000, reserved: 300, owed: 200 }, 501)).toBe(1);
  });
});
