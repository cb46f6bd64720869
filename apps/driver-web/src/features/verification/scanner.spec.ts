import { jest } from '@jest/globals';
import { makeScanner, problemOfCamera, SCAN_INTERVAL } from './scanner';

function fakeCamera() {
  const stop = jest.fn();
  return { stop, stream: { getTracks: () => [{ stop }] } as unknown as MediaStream };
}

const fakeVideo = (play: () => Promise<void> = () => Promise.resolve()) =>
  ({ play, srcObject: null }) as unknown as HTMLVideoElement;
const named = (name: string) => Object.assign(new Error(name), { name });

describe('scanner', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('goes idle, starting, scanning, stopped, and stops the camera after a success', async () => {
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

  it('tries a refused text once, and the next one again', async () => {
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

  it('does not look again while a text is being tried', async () => {
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

  it('switches a camera off that opens after the person has left', async () => {
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
  ] as const)('reads %s as %s', async (name, problem) => {
    const scanner = makeScanner({
      openCamera: () => Promise.reject(named(name)),
      decode: () => null,
      onText: () => Promise.resolve(true),
    });
    await scanner.start(fakeVideo());
    expect(scanner.current()).toEqual({ status: 'stopped', problem });
  });

  it('says when the picture does not play or has no place', async () => {
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

  it('takes anything else for an unavailable camera', () => {
    expect(problemOfCamera('?')).toBe('unavailable');
  });
});
