import { actionKey, readSubject } from './audit-texts';

describe('audit words', () => {
  it('know the actions that are recorded', () => {
    expect(actionKey('view_ride')).toBe('view_ride');
    expect(actionKey('operator signed in')).toBe('sign_in');
    for (const action of [
      'change_sales_inquiry',
      'create_token',
      'close_service_account',
      'add_winery',
      'change_winery',
      'remove_winery',
      'add_promotion',
      'change_promotion',
      'end_promotion',
      'view_driver_application',
      'view_driver_documents',
      'review_driver_document',
    ])
      expect(actionKey(action)).toBe(action);
    expect(actionKey('something_new')).toBeUndefined();
  });

  it('read what an entry is about', () => {
    expect(readSubject('ride:4')).toEqual({ kind: 'ride', id: 4 });
    expect(readSubject('driver:12')).toEqual({ kind: 'driver', id: 12 });
    expect(readSubject('winery:3')).toEqual({ kind: 'winery', id: 3 });
    expect(readSubject('sales_inquiry:5')).toEqual({ kind: 'sales_inquiry', id: 5 });
    expect(readSubject('service_account:6')).toEqual({ kind: 'service_account', id: 6 });
    expect(readSubject('promotion:FIRST1')).toEqual({ kind: 'promotion', id: 'FIRST1' });
    expect(readSubject('session:4')).toBeNull();
  });
});
