import { useEffect, useMemo, useRef, useSyncExternalStore, type RefObject } from 'react';
import { loadQrDecoder, type DecodeVideo } from '../decode-qr';
import { makeScanner, openBackCamera, type ScannerState } from '../scanner';

export interface ScannerControl {
  state: ScannerState;
  video: RefObject<HTMLVideoElement | null>;
  start: () => void;
  stop: () => void;
}

/** Uses the camera as a scanner; it is switched off when the component unmounts. */
export function useScanner(onText: (text: string) => Promise<boolean>): ScannerControl {
  const video = useRef<HTMLVideoElement>(null);
  const tryText = useRef(onText);
  useEffect(() => {
    tryText.current = onText;
  }, [onText]);

  const scanner = useMemo(() => {
    let decode: DecodeVideo = () => null;
    return makeScanner({
      openCamera: async () => {
        // First, because nothing would turn the camera off again if this failed.
        decode = await loadQrDecoder();
        return openBackCamera();
      },
      decode: (picture) => decode(picture),
      onText: (text) => tryText.current(text),
    });
  }, []);
  useEffect(() => () => scanner.stop(), [scanner]);

  const state = useSyncExternalStore(scanner.subscribe, scanner.current);
  return { state, video, start: () => void scanner.start(video.current), stop: scanner.stop };
}
