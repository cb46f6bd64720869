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
    expect(area.get('key')).toBeNull();
    expect(() => area.remove('key')).not.toThrow();
  });
});
