/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { storage, tabStorage } from '.';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('the storage of the browser', () => {
  it('keeps what all tabs share apart from what one tab keeps', () => {
    storage.set('key', 'shared');
    tabStorage.set('key', 'own');
    expect([window.localStorage.getItem('key'), window.sessionStorage.getItem('key')]).toEqual(['shared', 'own']);
    tabStorage.remove('key');
    expect([storage.get('key'), tabStorage.get('key')]).toEqual(['shared', null]);
  });

  it.each([
    ['all tabs', storage, 'localStorage'],
    ['one tab', tabStorage, 'sessionStorage'],
  ] as const)('of %s is empty and keeps nothing where the browser refuses it', (_, area, name) => {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new Error('refused');
    });
    expect(area.set('key', 'value')).toBe(false);
    expect([area.get('key'), area.getJson('key')]).toEqual([null, null]);
    expect(() => area.remove('key')).not.toThrow();
  });

  it('reads JSON values, and ignores damaged ones', () => {
    storage.set('key', '{"a":1}');
    expect(storage.getJson('key')).toEqual({ a: 1 });
    storage.set('key', '{"a":');
    expect([storage.getJson('key'), storage.getJson('other')]).toEqual([null, null]);
  });
});
