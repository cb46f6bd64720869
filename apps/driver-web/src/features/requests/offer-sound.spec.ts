import { jest } from '@jest/globals';

const started: number[] = [];
let state: AudioContextState = 'suspended';
let mayPlay = true;

class FakeContext {
  readonly currentTime = 5;
  readonly destination = {};
  get state() {
    return state;
  }
  resume() {
    if (mayPlay) state = 'running';
    return mayPlay ? Promise.resolve() : Promise.reject(new Error('NotAllowedError'));
  }
}
class FakeNode {
  readonly gain = { setTargetAtTime: () => undefined };
  connect(next: object) {
    return next;
  }
  start(at: number) {
    started.push(at);
  }
  stop() {}
}
Object.assign(window, { AudioContext: FakeContext });
Object.assign(globalThis, { OscillatorNode: FakeNode, GainNode: FakeNode, AudioContext: FakeContext });
const vibrate = jest.fn();
Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
const { armOfferSound, offerSound, signalOffer } = await import('./offer-sound');

describe('a new request while the app is open', () => {
  beforeEach(() => {
    localStorage.clear();
    started.length = 0;
    state = 'suspended';
    mayPlay = true;
    vibrate.mockClear();
  });

  it('vibrates and plays two tones', () => {
    armOfferSound();
    signalOffer();
    expect(vibrate).toHaveBeenCalledTimes(1);
    expect(started).toEqual([5, 5.22]);
  });

  it('is silent when the driver has switched the sound off', () => {
    armOfferSound();
    offerSound.set(false);
    signalOffer();
    expect(vibrate).toHaveBeenCalledTimes(1);
    expect(started).toEqual([]);
    offerSound.set(true);
    signalOffer();
    expect(started).toHaveLength(2);
  });

  it('only vibrates while the browser blocks sound', () => {
    mayPlay = false;
    signalOffer();
    expect(vibrate).toHaveBeenCalledTimes(1);
    expect(started).toEqual([]);
  });
});
