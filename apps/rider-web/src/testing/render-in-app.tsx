import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation, type InitialEntry, type Location } from 'react-router-dom';
import { AppProviders, dismissToast } from '@groupride/web-ui';
import { i18n, loadAllTexts } from '../app/i18n';

await loadAllTexts();

export { i18n };

interface Rendered {
  address: () => string;
  /** The entry of the browser's history, which a reload keeps. */
  entry: () => Location;
  unmount: () => void;
}

/** Renders part of a page inside router, English texts, theme and toasts. */
export function renderInApp(part: ReactElement, at: InitialEntry = '/ride/7'): Rendered {
  const seen: { entry?: Location } = {};
  const entry = () => seen.entry!;
  function Entry() {
    seen.entry = useLocation();
    return null;
  }
  dismissToast();
  const { unmount } = render(
    <I18nextProvider i18n={i18n}>
      <AppProviders locale="en" thisYear={2026} closeLabel="Close">
        <MemoryRouter initialEntries={[at]}>
          {part}
          <Entry />
        </MemoryRouter>
      </AppProviders>
    </I18nextProvider>,
  );
  return { address: () => entry().pathname + entry().search, entry, unmount };
}
