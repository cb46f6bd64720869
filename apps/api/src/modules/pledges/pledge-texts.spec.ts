import { BOOKED_TEXTS, JOINED_TEXTS, REMINDER_TEXTS } from './pledge-texts';

it('the reminder counts the people who are missing in either language', () => {
  const subjects = (missing: number) => {
    const facts = { destination: 'Airport', missing, day: 'Friday', time: 'noon' };
    return [REMINDER_TEXTS.en(facts).subject, REMINDER_TEXTS.es(facts).subject];
  };
  expect(subjects(1)).toEqual(['The ride to Airport needs 1 more', 'Al viaje a Airport le falta 1 persona']);
  expect(subjects(2)).toEqual(['The ride to Airport needs 2 more', 'Al viaje a Airport le faltan 2 personas']);
});

it('say what a rider pays, and until when they can leave, in either language', () => {
  const facts = { pickup: 'NoDa', destination: 'Airport', day: 'Friday', time: 'noon' };
  const joining = { ...facts, minRiders: 4, maxShare: '$12.50' };
  const booked = { ...facts, riders: 5, share: '$10.00' };
  const sentences = [
    JOINED_TEXTS.en(joining),
    JOINED_TEXTS.es(joining),
    BOOKED_TEXTS.en(booked),
    BOOKED_TEXTS.es(booked),
  ];
  expect(sentences.map(({ text }) => text.join(' '))).toEqual([
    expect.stringMatching(/by noon on Friday.* at most \$12\.50\./),
    expect.stringMatching(/antes de noon del Friday.* como máximo \$12\.50\./),
    expect.stringMatching(/Friday at noon\. Your share is \$10\.00\./),
    expect.stringMatching(/Friday a noon\. Tu parte es \$10\.00\./),
  ]);
});
