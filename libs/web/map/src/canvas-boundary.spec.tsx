import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AppProviders } from '@groupride/web-ui';
import { CanvasBoundary } from './canvas-boundary';

function Failing(): never {
  throw new Error('Failed to fetch dynamically imported module');
}

it('says that the map could not be loaded, offers a retry, and leaves the rest of the page unchanged', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onFailed = jest.fn();
  render(
    <AppProviders locale="en" closeLabel="Close">
      <p>Your ride</p>
      <CanvasBoundary title="Failed to initialize map" retry="Try again" onFailed={onFailed}>
        <Failing />
      </CanvasBoundary>
    </AppProviders>,
  );
  report.mockRestore();
  expect(screen.getByRole('alert').textContent).toBe('Failed to initialize map');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByText('Your ride')).toBeTruthy();
  expect(onFailed).toHaveBeenCalledTimes(1);
});
