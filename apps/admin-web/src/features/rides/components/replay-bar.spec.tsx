import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { aView } from '../../../testing/a-ride';
import { renderInApp } from '../../../testing/render-in-app';
import { useReplay } from '../hooks/use-replay';
import { replayOf } from '../replay';
import { ReplayBar } from './replay-bar';

const BEGIN = Date.parse('2026-11-21T18:00:00.000Z');
const at = (seconds: number) => new Date(BEGIN + seconds * 1000).toISOString();
const [sample] = aView().events;
const events = [
  { ...sample!, number: 1, type: 'ride_created' as const, at: at(0) },
  { ...sample!, number: 2, type: 'driver_assigned' as const, at: at(20) },
  { ...sample!, number: 3, type: 'trip_completed' as const, at: at(45) },
];
const replay = replayOf([], events)!;

function Played() {
  return <ReplayBar replay={replay} controls={useReplay(replay)} events={events} />;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position in the replay' });

describe('the replay of a ride', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('plays from event to event, faster than real time, and stops at the end', () => {
    renderInApp(<Played />);
    press('Play the ride');
    wait(1000);
    expect(screen.getByText('2. Driver assigned')).toBeTruthy();
    expect(slider().value).toBe('30000');
    wait(1000);
    expect(screen.getByText('3. Trip completed')).toBeTruthy();
    expect(slider().value).toBe('45000');
    press('Play the ride');
    wait(100);
    expect(slider().value).toBe('3000');
  });

  it('can be paused, played faster and moved by hand', () => {
    renderInApp(<Played />);
    press('Play the ride');
    wait(200);
    press('Pause');
    wait(5000);
    expect(slider().value).toBe('6000');
    fireEvent.click(screen.getByRole('radio', { name: '60×' }));
    press('Play the ride');
    wait(100);
    expect(slider().value).toBe('12000');
    fireEvent.change(slider(), { target: { value: '20000' } });
    wait(1000);
    expect(slider().value).toBe('20000');
    expect(slider().getAttribute('aria-valuetext')).toMatch(/: 2\. Driver assigned$/);
  });

  it('steps to the next event and back', () => {
    renderInApp(<Played />);
    press('Next event');
    press('Next event');
    expect(screen.getByText('3. Trip completed')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next event' }).disabled).toBe(true);
    press('Previous event');
    expect(screen.getByText('2. Driver assigned')).toBeTruthy();
  });
});
