import { INBOX_TEXTS } from './inbox-texts';

const destination = 'Airport';

it('the texts say why operations completed a trip, or else that it has arrived', () => {
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

it('the texts name the fee of a cancellation, or say that there is none', () => {
  const messages = (fee?: string | null) =>
    (['en', 'es'] as const).map(
      (language) =>
        INBOX_TEXTS[language].ride_cancelled({ destination, reason: 'Flood', ...(fee !== undefined && { fee }) })
          .message,
    );
  expect(messages('$10.00')).toEqual([
    'Your ride to Airport was cancelled. The cancellation fee is $10.00. Reason: Flood',
    'Tu viaje a Airport se canceló. El cargo por cancelación es $10.00. Motivo: Flood',
  ]);
  expect(messages(null)).toEqual([
    'Your ride to Airport was cancelled. There’s no fee for you. Reason: Flood',
    'Tu viaje a Airport se canceló. No tienes que pagar ningún cargo. Motivo: Flood',
  ]);
  expect(messages()).toEqual([
    'Your ride to Airport was cancelled. Reason: Flood',
    'Tu viaje a Airport se canceló. Motivo: Flood',
  ]);
});
