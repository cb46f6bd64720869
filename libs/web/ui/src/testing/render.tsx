import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AppProviders } from '../app/app-providers';

/** Renders inside the theme, in English, with the toast region. */
export function renderInKit(element: ReactElement) {
  return render(
    <AppProviders locale="en" thisYear={2026} closeLabel="Close">
      {element}
    </AppProviders>,
  );
}
