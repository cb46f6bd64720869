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

  it('does not exist for the second code of an operator without a phone: it would prove the same mailbox twice', () => {
    expect(secondCodeDestination({ ...ann, phone: null }, 'mail')).toBeNull();
  });
});

describe('an administrator whom the deployment names', () => {
  const admins = ['ann@example.test'];
  const verified = new Date('2026-12-01T12:00:00Z');

  it('has shown that the address is theirs', () => {
    expect(isNamedOperator({ email: 'ann@example.test', emailVerifiedAt: verified }, admins)).toBe(true);
    expect(isNamedOperator({ email: 'ann@example.test', emailVerifiedAt: null }, admins)).toBe(false);
    expect(isNamedOperator({ email: 'bo@example.test', emailVerifiedAt: verified }, admins)).toBe(false);
  });
});

it('the address of a service account reaches nobody', () => {
  expect(serviceEmail('casino')).toBe('service-casino@service.invalid');
});
