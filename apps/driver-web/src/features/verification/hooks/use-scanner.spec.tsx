import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import * as scanner from '../scanner';

const openBackCamera = jest.fn<() => Promise<MediaStream>>();
const loadQrDecoder = jest.fn<() => Promise<() => string | null>>();
jest.unstable_mockModule('../scanner', () => ({ ...scanner, openBackCamera }));
jest.unstable_mockModule('../decode-qr', () => ({ loadQrDecoder }));
const { useScanner } = await import('./use-scanner');

it('does not leave the camera on when the reader of codes cannot be loaded', async () => {
  loadQrDecoder.mockRejectedValue(new Error('offline'));
  const stop = jest.fn();
  openBackCamera.mockResolvedValue({ getTracks: () => [{ stop }] } as unknown as MediaStream);
  const { result } = renderHook(() => useScanner(async () => false));
  result.current.video.current = document.createElement('video');
  act(() => result.current.start());
  await waitFor(() => expect(result.current.state).toEqual({ status: 'stopped', problem: 'unavailable' }));
  expect(stop).toHaveBeenCalledTimes(openBackCamera.mock.calls.length);
});
