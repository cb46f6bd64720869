import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { i18n } from '../../../app/i18n';

const car = { lat: 35.22, lng: -80.84, heading: null };
const route = { polyline: '', estimated: false, steps: [], distance: 900, duration: '90' };
const directions = jest.fn((_: object) => ({ unwrap: () => Promise.resolve(route) }));
jest.unstable_mockModule('../api', () => ({ useLazyGetDirectionsQuery: () => [directions, {}] }));
jest.unstable_mockModule('../../../shared/position/position-context', () => ({ usePosition: () => ({ fix: car }) }));
jest.unstable_mockModule('@groupride/web-api-client', () => ({ useDeployment: () => ({ config: undefined }) }));
const { useNavigation } = await import('./use-navigation');

const target = { lat: 35.2472, lng: -80.806 };

describe('the instructions of a route', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => act(() => i18n.changeLanguage('en')));

  it('are asked for in the language of the app, and again when it changes', async () => {
    const { result } = renderHook(() => useNavigation(7, target));
    await act(() => result.current.start());
    expect(directions).toHaveBeenLastCalledWith(expect.objectContaining({ language: 'en' }));
    expect(result.current.guidance).not.toBeNull();
    await act(() => i18n.changeLanguage('es'));
    await waitFor(() =>
      expect(directions).toHaveBeenLastCalledWith({
        ...{ from: '35.220000,-80.840000', to: '35.247200,-80.806000', language: 'es' },
      }),
    );
    expect(directions).toHaveBeenCalledTimes(2);
  });
});
