import { destinationsOf, isNamedOperator, secondCodeDestination, serviceEmail } from './account';

const ann = { email: 'ann@example.test', phone: '7045550123' };

describe('the destination of codes', () => {
  it('is the address, and the phone when there is one', () => {
    expect(destinationsOf(ann)).toEqual([
      { channel: 'mail', to: 'ann@example.test' },
      { channel: 'text', to: '7045550123' },
    ]);
    expect(destinationsOf({ ...ann, phone: null }).map(({ to }) => to)).toEqual(['ann@example.test']);
  });

  it('is another channel for the second code than for the first', () => {
    expect(secondCodeDestination(ann, 'mail')).toEqual({ channel: 'text', to: '7045550123' });
    expect(secondCodeDestination(ann, 'text')).toEqual({ channel: 'mail', to: 'ann@example.test' });
  });

  it('is none for the second code of an operator without a phone: it would prove the same mailbox twice', () => {
    expect(secondCodeDestination({ ...ann, phone: null }, 'mail')).toBeNull();
  });
});

describe('an operator whom the deployment names', () => {
  const admins = ['root@example.test', 'ann@example.test'];
  const emailVerifiedAt = new Date('2026-11-23T12:00:00Z');

  it('is one with a verified address of the list', () => {
    expect(isNamedOperator({ email: 'ann@example.test', emailVerifiedAt }, admins)).toBe(true);
    expect(isNamedOperator({ email: 'bob@example.test', emailVerifiedAt }, admins)).toBe(false);
  });

  it('is nobody who only typed the address', () => {
    expect(isNamedOperator({ email: 'ann@example.test', emailVerifiedAt: null }, admins)).toBe(false);
  });
});

it('the address of a service account reaches nobody', () =>
  expect(serviceEmail('7')).toBe('service-7@service.invalid'));
