import { CONFIRM_TEXTS, MOVED_UP_TEXTS } from './progress-texts';

describe('the question whether a driver will drive a scheduled ride', () => {
  const spanish = {
    pickup: 'Uptown',
    day: 'domingo, 29 de noviembre',
    time: 'las 12:10 a.m.',
    byDay: 'sábado, 28 de noviembre',
    by: 'las 11:25 p.m.',
  };

  it('names days and times as they are said in Spanish', () => {
    expect(CONFIRM_TEXTS.es(spanish).text).toEqual([
      '¿Harás el viaje del domingo, 29 de noviembre a las 12:10 a.m. desde Uptown? Confírmalo en la app antes de las 11:25 p.m. o pasará a otro conductor.',
    ]);
    expect(MOVED_UP_TEXTS.es(spanish).text[0]).toContain('antes de las 11:25 p.m. del sábado, 28 de noviembre');
  });

  it('says the same whether the driver moved up or operations chose them from the standby list', () => {
    const facts = { pickup: 'Uptown', day: 'Sunday', time: '12:10 AM', byDay: 'Saturday', by: '11:25 PM' };
    expect(MOVED_UP_TEXTS.en(facts).text).toEqual([
      'You were on the standby list of the ride on Sunday at 12:10 AM from Uptown, and it is yours now. Confirm in the app by 11:25 PM on Saturday, or the next driver gets it.',
    ]);
  });
});
