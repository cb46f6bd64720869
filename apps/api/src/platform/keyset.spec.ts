import { Keyset } from './keyset';

const list = new Keyset('u.id', {
  newest: { descending: true },
  name: { key: 'lower(u.name)', descending: false },
  rating: { key: 'd.rating', type: 'numeric', descending: true },
});

const cursorOf = (order: 'newest' | 'name' | 'rating', id: number, sortKey: string | null) =>
  list.page(
    order,
    [
      { id, sortKey },
      { id: 1, sortKey },
    ],
    1,
  ).nextCursor!;

describe('a keyset', () => {
  it('continues after the last row of a page, by key and id', () => {
    const cursor = cursorOf('name', 7, 'ana “díaz”');
    const values: unknown[] = [51];
    expect(list.after('name', list.read('name', cursor), values)).toBe('(lower(u.name), u.id) > ($3::text, $2::int)');
    expect(values).toEqual([51, 7, 'ana “díaz”']);
  });

  it('continues by id only in an order without a key', () => {
    const values: unknown[] = [];
    expect(list.after('newest', list.read('newest', cursorOf('newest', 9, null)), values)).toBe('u.id < $1::int');
    expect(values).toEqual([9]);
  });

  it('has a next page only when there is one more row than fits', () => {
    const rows = [1, 2].map((id) => ({ id, sortKey: null }));
    expect(list.page('newest', rows, 2)).toEqual({ rows: [{ id: 1 }, { id: 2 }], nextCursor: null });
    expect(list.page('newest', rows, 1)).toEqual({ rows: [{ id: 1 }], nextCursor: 'newest.1' });
    expect(list.page('newest', [], 1)).toEqual({ rows: [], nextCursor: null });
  });

  it.each([
    ['newest', 'x'],
    ['newest', ''],
    ['newest', '17'],
    ['newest', 'name.17.YQ'],
    ['newest', 'newest.17.YQ'],
    ['newest', 'newest.0'],
    ['newest', 'newest.9999999999'],
    ['name', 'name.17'],
    ['name', 'name.17.AA'],
    ['rating', 'rating.17.YQ'],
    ['rating', `rating.17.${Buffer.from('1e9').toString('base64url')}`],
  ] as const)('refuses a cursor of the order %s that no response contained: %s', (order, cursor) => {
    expect(() => list.read(order, cursor)).toThrow('validation_failed');
  });

  it('sorts by key and id in the same direction', () => {
    expect(list.orderBy('rating')).toBe('ORDER BY d.rating DESC, u.id DESC');
    expect(list.orderBy('newest')).toBe('ORDER BY u.id DESC');
  });
});
