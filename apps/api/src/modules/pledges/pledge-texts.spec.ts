import { REMINDER_TEXTS } from './pledge-texts';

it('the reminder counts the people who are missing in either language', () => {
  const subjects = (missing: number) => {
    const facts = { destination: 'Airport', missing, day: 'Friday', time: 'noon' };
    return [REMINDER_TEXTS.en(facts).subject, REMINDER_TEXTS.es(facts).subject];
  };
  expect(subjects(1)).toEqual(['The ride to Airport needs 1 more', 'Al viaje a Airport le falta 1 persona']);
  expect(subjects(2)).toEqual(['The ride to Airport needs 2 more', 'Al viaje a Airport le faltan 2 personas']);
});
