import { jest } from '@jest/globals';
import { makeScanner, problemOfCamera, SCAN_INTERVAL } from './scanner';

function fakeCamera() {
  const stop = jest.fn();
  return { stop, stream: { getTracks: () => [{ stop }] } as unknown as MediaStream };
}

const fakeVideo = (play: () => Promise<void> = () => Promise.resolve()) =>
  ({ play, srcObject: null }) as unknown as HTMLVideoElement;
const named = (name: string) => Object.assign(new Error(name), { name });

describe('the scanner', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('goes from idle to starting, scanning and stopped, and stops the camera after a success', async () => {
    const { stream, stop } = fakeCamera();
    const texts: (string | null)[] = [null, 'gr1.abc'];
    const onText = jest.fn(() => Promise.resolve(true));
    const scanner = makeScanner({
      openCamera: () => Promise.resolve(stream),
      decode: () => texts.shift() ?? null,
      onText,
    });
    const seen = [scanner.current().status];
    scanner.subscribe(() => seen.push(scanner.current().status));
    await scanner.start(fakeVideo());
    await jest.advanceTimersByTimeAsync(SCAN_INTERVAL * 3);
    expect(onText.mock.calls).toEqual([['gr1.abc']]);
    expect(seen).toEqual(['idle', 'starting', 'scanning', 'stopped']);
    expect(stop).toHaveBeenCalled();
  });

  it('tries a refused code once, and the next one again', async () => {
    let shown = 'old';
    const onText = jest.fn((text: string) => Promise.resolve(text === 'new'));
    const scanner = makeScanner({
      openCamera: () => Promise.resolve(fakeCamera().stream),
      decode: () => shown,
      onText,
    });
    await scanner.start(fakeVideo());
    await jest.advanceTimersByTimeAsync(SCAN_INTERVAL * 5);
    shown = 'new';
    await jest.advanceTimersByTimeAsync(SCAN_INTERVAL * 5);
    expect(onText.mock.calls).toEqual([['old'], ['new']]);
    expect(scanner.current().status).toBe('stopped');
  });

  it('does not scan while a code is being checked', async () => {
    const onText = jest.fn(() => new Promise<boolean>(() => undefined));
    let n = 0;
    const scanner = makeScanner({
      openCamera: () => Promise.resolve(fakeCamera().stream),
      decode: () => `text ${(n += 1)}`,
      onText,
    });
    await scanner.start(fakeVideo());
    await jest.advanceTimersByTimeAsync(SCAN_INTERVAL * 10);
    expect(onText).toHaveBeenCalledTimes(1);
  });

  it('switches off a camera that opens after the driver has left', async () => {
    const { stream, stop } = fakeCamera();
    let open: (stream: MediaStream) => void = () => undefined;
    const scanner = makeScanner({
      openCamera: () => new Promise((resolve) => (open = resolve)),
      decode: () => null,
      onText: () => Promise.resolve(true),
    });
    const started = scanner.start(fakeVideo());
    scanner.stop();
    open(stream);
    await started;
    expect(stop).toHaveBeenCalled();
    expect(scanner.current().status).toBe('stopped');
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'unavailable'],
  ] as const)('treats %s as %s', async (name, problem) => {
    const scanner = makeScanner({
      openCamera: () => Promise.reject(named(name)),
      decode: () => null,
      onText: () => Promise.resolve(true),
    });
    await scanner.start(fakeVideo());
    expect(scanner.current()).toEqual({ status: 'stopped', problem });
  });

  it('reports when the video does not play or has no element', async () => {
    const { stream, stop } = fakeCamera();
    const scanner = makeScanner({
      openCamera: () => Promise.resolve(stream),
      decode: () => null,
      onText: () => Promise.resolve(true),
    });
    await scanner.start(fakeVideo(() => Promise.reject(new Error('no'))));
    expect(scanner.current().problem).toBe('playback');
    expect(stop).toHaveBeenCalled();
    await scanner.start(null);
    expect(scanner.current().problem).toBe('no_video');
  });

  it('treats any other error as an unavailable camera', () => {
    expect(problemOfCamera('?')).toBe('unavailable');
  });
});
