import { act, renderHook } from '@testing-library/react';
import { makeI18n, setLanguage } from './make-i18n';
import { useLanguage } from './use-language';

it('returns the chosen language, and updates when another is chosen', async () => {
  const i18n = makeI18n({ en: { yes: 'Yes' }, es: { yes: 'Sí' } });
  const { result } = renderHook(useLanguage);
  expect(result.current).toBe('en');
  await act(() => setLanguage(i18n, 'es'));
  expect(result.current).toBe('es');
});
