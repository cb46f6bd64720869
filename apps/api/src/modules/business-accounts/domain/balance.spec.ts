import { available, creditShortfall } from './balance';

describe('the available credit of an account', () => {
  it('is the limit less what is reserved and owed, and never below zero', () => {
    expect(available({ creditLimit: 1000, reserved: 300, owed: 200 })).toBe(500);
    expect(available({ creditLimit: 100, reserved: 300, owed: 200 })).toBe(0);
  });

  it('falls short by what a ride costs above it', () => {
    expect(creditShortfall({ creditLimit: 1000, reserved: 300, owed: 200 }, 500)).toBe(0);
    expect(creditShortfall({ creditLimit: 1000, reserved: 300, owed: 200 }, 501)).toBe(1);
  });
});
