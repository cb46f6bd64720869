import { destinationsOf, secondCodeDestination } from './account';

const ann = { email: 'ann@example.test', phone: '7045550123' };

describe('the destination of codes', () => {
  it('is the address, and the phone when there is one', () => {
    expect(destinationsOf(ann).map(({ to }) => to)).toEqual(['ann@example.test', '7045550123']);
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
