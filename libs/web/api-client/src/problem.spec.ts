import { fieldProblemsOf, isRefused, isUnreachable, problemOf, problemText } from './problem';

const refused = {
  status: 409,
  data: { code: 'offer_gone', status: 409, title: 'Not possible now', detail: 'gone', type: 'x' },
};

describe('failed calls', () => {
  it('return their problem document, if there is one', () => {
    expect(problemOf(refused)?.detail).toBe('gone');
    expect(problemOf({ status: 502, data: '<html>' })).toBeUndefined();
    expect(problemOf({ status: 500, data: { code: 'made_up' } })).toBeUndefined();
    expect(problemOf(undefined)).toBeUndefined();
  });

  it('are distinguished by code', () => {
    expect(isRefused(refused, 'offer_gone')).toBe(true);
    expect(isRefused(refused, 'driver_busy')).toBe(false);
    expect(isUnreachable({ status: 'FETCH_ERROR', error: 'TypeError' })).toBe(true);
    expect(isUnreachable(refused)).toBe(false);
    expect(isUnreachable(undefined)).toBe(false);
  });

  it.each([
    ['HTML of a proxy', { status: 'PARSING_ERROR', originalStatus: 504, data: '<html>', error: 'SyntaxError' }, true],
    ['no body', { status: 502, data: null }, true],
    ['our proxy’s words', { status: 502, data: { code: 'unavailable', status: 502 } }, true],
    ['the API without its database', { status: 503, data: { code: 'unavailable', status: 503 } }, true],
    [
      'the API without the card provider',
      { status: 503, data: { code: 'payment_provider_unavailable', status: 503 } },
      false,
    ],
    ['a fault of the API', { status: 500, data: { code: 'internal', status: 500 } }, false],
    [
      'HTML with success',
      { status: 'PARSING_ERROR', originalStatus: 200, data: '<html>', error: 'SyntaxError' },
      false,
    ],
  ])('say whether the server counts as unreachable: %s', (_what, error, away) => {
    expect(isUnreachable(error)).toBe(away);
  });

  it('use the most specific text available', () => {
    const words = { network: 'away', general: 'wrong', offer_gone: 'taken' };
    expect(problemText(refused, words, 'not accepted')).toBe('taken');
    expect(problemText({ status: 409, data: { code: 'driver_busy' } }, words, 'not accepted')).toBe('not accepted');
    expect(problemText({ status: 500, data: null }, words)).toBe('wrong');
    expect(problemText({ status: 504, data: null }, words, 'not accepted')).toBe('away');
    expect(problemText({ status: 503, data: { code: 'unavailable' } }, words, 'not accepted')).toBe('away');
    expect(
      problemText({ status: 503, data: { code: 'unavailable' } }, { ...words, unavailable: 'later' }, 'not accepted'),
    ).toBe('later');
  });

  it('use the caller’s text when the code names no cause', () => {
    const words = { network: 'away', general: 'wrong', validation_failed: 'check what you entered' };
    const invalid = { status: 400, data: { code: 'validation_failed' } };
    expect(problemText(invalid, words, 'the refund was not made')).toBe('the refund was not made');
    expect(problemText(invalid, words)).toBe('check what you entered');
  });

  it('return the errors of fields', () => {
    const errors = [{ field: 'email', code: 'isEmail', message: 'Please enter a valid email address' }];
    expect(fieldProblemsOf({ status: 400, data: { ...refused.data, code: 'validation_failed', errors } })).toEqual(
      errors,
    );
    expect(fieldProblemsOf(refused)).toEqual([]);
  });
});
