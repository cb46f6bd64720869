import { destinationsOf, secondDestination } from './account';

const ann = { email: 'ann@example.test', phone: '7045550123' };

describe('where codes go', () => {
  it('is the address, and the phone when there is one', () => {
    expect(destinationsOf(ann).map(({ to }) => to)).toEqual(['ann@example.test', '7045550123']);
    expect(destinationsOf({ ...ann, phone: null }).map(({ to }) => to)).toEqual(['ann@example.test']);
  });

  it('sends the second code by another channel than the first', () => {
    expect(secondDestination(ann, 'mail')).toEqual({ channel: 'text', to: '7045550123' });
    expect(secondDestination(ann, 'text')).toEqual({ channel: 'mail', to: 'ann@example.test' });
  });

  it('has no way for the second code of an operator without a phone: it would prove the same mailbox twice', () => {
    expect(secondDestination({ ...ann, phone: null }, 'mail')).toBeNull();
  });
});
