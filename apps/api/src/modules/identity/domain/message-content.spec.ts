import { bodyOf } from './message-content';

describe('the text of a message', () => {
  it('has its paragraphs and its link on separate lines', () => {
    const content = { subject: 'Your ride', text: ['It is booked.', null], page: 'See the ride' };
    expect(bodyOf(content, { greeting: 'Hi Maya,', url: 'http://localhost/ride/7' })).toBe(
      'Hi Maya,\n\nIt is booked.\n\nSee the ride: http://localhost/ride/7',
    );
  });

  it('ends a sentence with one period after a Spanish time', () => {
    const text = ['Sale a las 6:30 p.m.. No pagas nada.', 'Llega a la 1:05 a.m. del lunes...'];
    expect(bodyOf({ subject: 'Tu viaje', text })).toBe(
      'Sale a las 6:30 p.m. No pagas nada.\n\nLlega a la 1:05 a.m. del lunes...',
    );
  });
});

describe('the link of a message', () => {
  it.each([
    ['a page and its name', { page: 'See the ride' }, 'http://x.test', 'It is booked.\n\nSee the ride: http://x.test'],
    ['a page without a name', {}, 'http://x.test', 'It is booked.\n\nhttp://x.test'],
    ['no page', { page: 'See the ride' }, undefined, 'It is booked.'],
  ])('depends on the page and its name: %s', (_what, more, url, body) => {
    expect(bodyOf({ subject: 'Your ride', text: ['It is booked.'], ...more }, { url })).toBe(body);
  });
});
