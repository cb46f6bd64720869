import { LANGUAGES } from '@groupride/contracts';
import { BOOKED_TEXTS } from './ride-texts';

const booked = {
  pickup: 'Uptown',
  destination: 'Airport',
  people: 4,
  start: null,
  bookedTime: null,
  total: '$50.00',
  cash: false,
  setAsideOn: null,
  calendarUrl: null,
};

describe('the mail that confirms a ride', () => {
  it.each(LANGUAGES)('says that friends pay for their seats only if they do, in %s', (language) => {
    const paying = (friendsPay: boolean) => BOOKED_TEXTS[language]({ ...booked, friendsPay }).text.join(' ');
    const friends = language === 'en' ? 'friends' : 'amigos';
    expect(paying(true)).toContain(friends);
    expect(paying(false)).not.toContain(friends);
    expect(paying(false)).toMatch(/(after the trip|después del viaje)\. *$/);
  });
});
