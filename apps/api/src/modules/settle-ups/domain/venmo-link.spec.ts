import { venmoLink } from './venmo-link';

describe('a Venmo payment link', () => {
  it('names recipient, amount and note', () => {
    const link = new URL(venmoLink('olivia-q', 1506, 'Ride to Café & Bar'));
    expect(link.origin).toBe('https://venmo.com');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      txn: 'pay',
      audience: 'private',
      recipients: 'olivia-q',
      amount: '15.06',
      note: 'Ride to Café & Bar',
    });
  });

  it('has a note of at most 200 characters', () => {
    const note = (text: string) => new URL(venmoLink('olivia-q', 1506, text)).searchParams.get('note');
    expect(note('x'.repeat(200))).toHaveLength(200);
    expect(note(`${'x'.repeat(200)}y`)).toBe('x'.repeat(200));
  });
});
