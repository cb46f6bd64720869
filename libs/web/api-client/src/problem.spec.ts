import { fieldProblemsOf, isRefused, isUnreachable, problemOf } from './problem';

const refused = { status: 409, data: { code: 'offer_gone', status: 409, title: 'Not possible now', detail: 'gone', type: 'x' } };

describe('failed calls', () => {
  it('carry a problem document or none', () => {
    expect(problemOf(refused)?.detail).toBe('gone');
    expect(problemOf({ status: 502, data: '<html>' })).toBeUndefined();
    expect(problemOf({ status: 500, data: { code: 'made_up' } })).toBeUndefined();
    expect(problemOf(undefined)).toBeUndefined();
  });

  it('are told apart by code', () => {
    expect(isRefused(refused, 'offer_gone')).toBe(true);
    expect(isRefused(refused, 'driver_busy')).toBe(false);
    expect(isUnreachable({ status: 'FETCH_ERROR', error: 'TypeError' })).toBe(true);
    expect(isUnreachable(refused)).toBe(false);
  });

  it('name fields', () => {
    const errors = [{ field: 'email', code: 'isEmail', message: 'Please enter a valid email address' }];
    expect(fieldProblemsOf({ status: 400, data: { ...refused.data, code: 'validation_failed', errors } })).toEqual(errors);
    expect(fieldProblemsOf(refused)).toEqual([]);
  });
});
