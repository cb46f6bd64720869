import { jest } from '@jest/globals';
import { setMuted, signalArrival } from './arrival-signal';

const vibrate = jest.fn();
const started = jest.fn();

class FakeAudio {
  currentTime = 0;
  destination = {};
  close = () => Promise.resolve();
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: () => undefined,
  });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: () => undefined,
    start: started,
    stop: () => undefined,
  });
}

let hasBeenActive = true;
beforeEach(() => {
  jest.clearAllMocks();
  hasBeenActive = true;
  setMuted(false);
  Object.defineProperty(globalThis, 'AudioContext', { configurable: true, value: FakeAudio });
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => ({ hasBeenActive }) });
});

it('plays a sound and vibrates once the person has used the page', () => {
  signalArrival({ motionless: false });
  expect(started).toHaveBeenCalled();
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it('stays silent before the first press', () => {
  hasBeenActive = false;
  signalArrival({ motionless: false });
  expect(started).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});

it('does not vibrate for people who prefer reduced motion, and does nothing when it is muted', () => {
  signalArrival({ motionless: true });
  expect(vibrate).not.toHaveBeenCalled();
  expect(started).toHaveBeenCalled();
  started.mockClear();
  setMuted(true);
  signalArrival({ motionless: false });
  expect(started).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});
