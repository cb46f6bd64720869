import { screen } from '@testing-library/react';
import { renderInApp } from '../testing/render-in-app';
import NotFoundPage from './not-found-page';

it('shows a card that links to Home for an unknown address', () => {
  renderInApp(<NotFoundPage />, '/nowhere');
  expect(screen.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});
