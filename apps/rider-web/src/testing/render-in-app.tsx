import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppProviders, dismissToast } from '@groupride/web-ui';
import { i18n, loadAllTexts } from '../app/i18n';

await loadAllTexts();

export { i18n };

/** Renders part of a page inside router, English texts, theme and toasts. */
export function renderInApp(part: ReactElement, at = '/ride/7'): { address: () => string; unmount: () => void } {
  const seen = { address: at };
  function Address() {
    const { pathname, search } = useLocation();
    seen.address = pathname + search;
    return null;
  }
  dismissToast();
  const { unmount } = render(
    <I18nextProvider i18n={i18n}>
      <AppProviders locale="en" closeLabel="Close">
        <MemoryRouter initialEntries={[at]}>
          {part}
          <Address />
        </MemoryRouter>
      </AppProviders>
    </I18nextProvider>,
  );
  return { address: () => seen.address, unmount };
}
