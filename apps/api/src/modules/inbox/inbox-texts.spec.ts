import { INBOX_TEXTS } from './inbox-texts';

const destination = 'Airport';

it('say why operations completed a trip, and else that it has arrived', () => {
  const message = (reason: string | null) => INBOX_TEXTS.en.trip_completed({ destination, reason }).message;
  expect(message('Phone is dead')).toBe(
    'GroupRide marked your ride to Airport as completed. Contact support if that’s wrong. Reason: Phone is dead',
  );
  expect(message(null)).toBe('You’ve arrived at Airport. Rate your ride or leave a tip.');
  const spanish = INBOX_TEXTS.es.trip_completed({ destination, reason: 'Phone is dead' }).message;
  expect(spanish).toBe(
    'GroupRide marcó tu viaje a Airport como terminado. Escribe a soporte si no es así. Motivo: Phone is dead',
  );
});
