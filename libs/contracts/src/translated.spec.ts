import { translated } from './translated';

const WORDS = {
  en: { card: '{brand} ending {last4}', done: 'Done (at last).' },
  es: { card: '{brand} terminada en {last4}', done: 'Listo (por fin).' },
};

it('translates English texts from the database, with their values', () => {
  expect(['Visa ending 4242', 'Done (at last).'].map((text) => translated(text, WORDS, 'es'))).toEqual([
    'Visa terminada en 4242',
    'Listo (por fin).',
  ]);
  expect(translated('Visa ending 4242', WORDS, 'en')).toBe('Visa ending 4242');
});

it('leaves texts unchanged that a person wrote', () => {
  expect(['Done', 'We changed our plans. Done (at last).'].map((text) => translated(text, WORDS, 'es'))).toEqual([
    'Done',
    'We changed our plans. Done (at last).',
  ]);
});
