import { actionKey, contracted, exportedList, readTarget } from './audit-texts';

describe('audit texts', () => {
  it('cover every recorded action', () => {
    expect(actionKey('view_ride')).toBe('view_ride');
    expect(actionKey('operator signed in')).toBe('sign_in');
    expect(actionKey('account deleted')).toBe('delete_account');
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
      'add_route_plan',
      'change_route_plan',
      'solve_route_plan',
      'order_route_plan',
      'publish_route_plan',
      'unpublish_route_plan',
      'remove_route_plan',
      'view_driver_application',
      'view_driver_documents',
      'review_driver_document',
      'export',
    ])
      expect(actionKey(action)).toBe(action);
    expect(actionKey('something_new')).toBeUndefined();
  });

  it('parse the target of an entry, with a link to its page', () => {
    expect(readTarget('ride:4')).toEqual({ kind: 'ride', id: '4', href: '/admin/rides/4' });
    expect(readTarget('driver:12')).toEqual({ kind: 'driver', id: '12', href: '/admin/drivers/12' });
    expect(readTarget('user:3')?.href).toBe('/admin/riders/3');
    expect(readTarget('promotion:FIRST1')).toMatchObject({ kind: 'promotion', id: 'FIRST1' });
    expect(readTarget('route_plan:4')).toMatchObject({ id: '4', href: '/admin?tab=routes&plan=4' });
    expect(readTarget('search:ana diaz')).toEqual({ kind: 'search', id: 'ana diaz', href: null });
    expect(readTarget('rate_card:4')?.href).toBe('/admin?tab=prices');
    expect(readTarget('setting:features')?.href).toBe('/admin/settings?tab=features');
    expect(readTarget('session:4')).toBeNull();
    expect(readTarget('city')).toBeNull();
    expect(exportedList('export:rides')).toBe('rides');
    expect(exportedList('export:daily_close')).toBe('daily_close');
    expect(exportedList('export:everything')).toBeUndefined();
  });

  it('contract “de el” and “a el” in Spanish', () => {
    expect(contracted('Olga leyó el chat de #el viaje R-007', '#')).toBe('Olga leyó el chat del #viaje R-007');
    expect(contracted('Olga agregó una nota a #la alerta 3', '#')).toBe('Olga agregó una nota a #la alerta 3');
    expect(contracted('Olga vio #el viaje R-007', '#')).toBe('Olga vio #el viaje R-007');
  });
});
