import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PositionProvider } from '../../../shared/position/position-context';
import { makePositionSource } from '../../../shared/position/position-source';
import { renderInApp } from '../../../testing/render-in-app';

let answer: () => Promise<unknown>;
const fakeMutation = () => [() => ({ unwrap: () => answer() })];
jest.unstable_mockModule('../api', () => ({
  useMarkNoShowMutation: fakeMutation,
  useUndoNoShowMutation: fakeMutation,
  useCancelAsNoShowMutation: fakeMutation,
}));
const { useNoShows } = await import('./use-no-shows');

const getCurrentPosition = jest.fn<Geolocation['getCurrentPosition']>();
const onEnding = jest.fn();
function Press() {
  const { cancel } = useNoShows(7, onEnding);
  return <button onClick={() => void cancel()}>Nobody came</button>;
}

describe('a no-show', () => {
  it('that is refused for an old position sends a new one, and says what to do', async () => {
    const source = makePositionSource({
      geolocation: { getCurrentPosition, watchPosition: () => 1, clearWatch: () => undefined },
    });
    source.watch('ride');
    answer = () => Promise.reject({ status: 409, data: { status: 409, code: 'away_from_pickup' } });
    renderInApp(
      <PositionProvider source={source}>
        <Press />
      </PositionProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Nobody came' }));
    expect(await screen.findByText(/Keep location on, wait there for a minute/)).toBeTruthy();
    await waitFor(() => expect(getCurrentPosition).toHaveBeenCalledTimes(1));
    expect(onEnding).toHaveBeenLastCalledWith(null);
  });
});
