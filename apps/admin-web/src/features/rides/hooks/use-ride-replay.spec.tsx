import { fireEvent, screen } from '@testing-library/react';
import { aView } from '../../../testing/a-ride';
import { fakeApi } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { useRideReplay } from './use-ride-replay';

const over = { ...aView(), ride: { ...aView().ride, status: 'completed' as const } };

function Shown() {
  const { trace, retry } = useRideReplay(over);
  if (retry) return <button onClick={retry}>again</button>;
  return <p>{trace ? `${trace.points.length} points` : 'loading'}</p>;
}

it('reports that the driven route could not be loaded, and retries', async () => {
  let fails = true;
  fakeApi(() => (fails ? { status: 500 } : { status: 200, body: { points: [], meters: 0 } }));
  renderInApp(<Shown />);
  const again = await screen.findByRole('button', { name: 'again' });
  fails = false;
  fireEvent.click(again);
  expect(await screen.findByText('0 points')).toBeTruthy();
});
