import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import * as kit from '@groupride/web-ui';
import { renderInApp } from '../../../testing/render-in-app';

const setLanguage = jest.fn<(...chosen: unknown[]) => Promise<void>>();
jest.unstable_mockModule('@groupride/web-ui', () => ({ ...kit, setLanguage }));
const { Preferences } = await import('./preferences');

it('says when a language cannot be loaded, for example offline', async () => {
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  setLanguage.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  renderInApp(<Preferences />);
  await act(async () => fireEvent.click(screen.getByText('ES')));
  expect(setLanguage).toHaveBeenCalledWith(expect.anything(), 'es');
  expect(screen.getByText(/We can’t reach GroupRide/)).toBeTruthy();
});
