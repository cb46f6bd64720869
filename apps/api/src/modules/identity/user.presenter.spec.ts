import { Config } from '../../config/config';
import { testCity } from '../city/testing/test-city';
import type { Account } from './domain/account';
import { UserPresenter } from './user.presenter';

const account: Account = {
  id: 7,
  name: 'Ann Lee',
  email: 'ann@example.test',
  emailVerifiedAt: new Date(0),
  phone: '7045550123',
  phoneVerifiedAt: null,
  avatar: null,
  isAdmin: true,
  operatorRole: 'administrator' as const,
  stripeCustomerId: 'cus_1',
  language: 'en',
  createdAt: new Date('2026-01-02T03:04:05Z'),
};
const rider = {
  userId: 7,
  name: 'Ann Lee',
  isAdmin: false,
  secondFactorRequired: false,
  driverId: null,
  isApprovedDriver: false,
};
const presenter = new UserPresenter(
  testCity({ name: 'Charlotte, NC' }),
  Object.assign(new Config(), { AVATAR_HOSTS: 'pictures.example.org' }),
);

describe('a person’s own profile', () => {
  it('lists their fields and nothing internal', () => {
    expect(presenter.view(account, rider)).toEqual({
      id: 7,
      name: 'Ann Lee',
      email: 'ann@example.test',
      phone: '7045550123',
      phoneVerified: false,
      avatar: null,
      location: 'Charlotte, NC',
      roles: ['rider'],
      driverId: null,
      secondFactorRequired: false,
      operatorRole: null,
      createdAt: '2026-01-02T03:04:05.000Z',
      guestRideId: null,
    });
  });

  it('shows a picture only from an allowed host', () => {
    for (const [avatar, shown] of [
      ['https://pictures.example.org/a.png', true],
      ['http://pictures.example.org/a.png', false],
      ['data:image/png;base64,AA', false],
    ] as const) {
      expect(presenter.view({ ...account, avatar }, rider).avatar).toBe(shown ? avatar : null);
    }
  });

  it('shows a phone as verified once it was verified', () => {
    expect(presenter.view({ ...account, phoneVerifiedAt: new Date(0) }, rider).phoneVerified).toBe(true);
    expect(presenter.view({ ...account, phone: null, phoneVerifiedAt: new Date(0) }, rider).phoneVerified).toBe(false);
  });

  it('has driver rights only after approval, and operator rights only after the second code', () => {
    expect(presenter.view(account, { ...rider, driverId: 3 })).toMatchObject({ roles: ['rider'], driverId: 3 });
    expect(presenter.view(account, { ...rider, driverId: 3, isApprovedDriver: true }).roles).toEqual([
      'rider',
      'driver',
    ]);
    expect(presenter.view(account, { ...rider, secondFactorRequired: true })).toMatchObject({
      roles: ['rider'],
      secondFactorRequired: true,
    });
    expect(presenter.view(account, { ...rider, isAdmin: true }).roles).toEqual(['rider', 'admin']);
    expect(presenter.view(account, null).roles).toEqual(['rider']);
  });
});
