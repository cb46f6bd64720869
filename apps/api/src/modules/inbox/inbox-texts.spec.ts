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

it('the texts about a declined payment do not say that the seat is at stake, which others may pay for', () => {
  const messages = (['en', 'es'] as const).map(
    (language) => INBOX_TEXTS[language].payment_needed({ destination, amount: '$12.50' }).message,
  );
  expect(messages).toEqual([
    'We couldn’t set aside $12.50 for your ride to Airport. Please update your payment.',
    'No pudimos reservar $12.50 para tu viaje a Airport. Actualiza tu pago, por favor.',
  ]);
});

it('the texts about a pledge that is open again do not say that somebody left, as a bank may have released a hold', () => {
  const titles = (['en', 'es'] as const).map(
    (language) => INBOX_TEXTS[language].pledge_reopened({ destination, missing: '1' }).title,
  );
  expect(titles).toEqual(['More people needed again', 'Vuelven a faltar personas']);
});

it('the texts say why a change was not made, and that ride and price stay the same', () => {
  const messages = (['en', 'es'] as const).map(
    (language) => INBOX_TEXTS[language].change_given_up({ destination, cause: 'taken' }).message,
  );
  expect(messages).toEqual([
    'A driver took the ride first. Your ride to Airport and its price stay the same.',
    'Un conductor tomó el viaje antes. Tu viaje a Airport y su precio no cambian.',
  ]);
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
