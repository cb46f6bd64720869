export type ScannerStatus = 'idle' | 'starting' | 'scanning' | 'stopped';
/** Why there is no picture. `no_video` means that the page has no element to show it. */
export type CameraProblem = 'denied' | 'missing' | 'unavailable' | 'playback' | 'no_video';

export interface ScannerState {
  status: ScannerStatus;
  problem: CameraProblem | null;
}

export interface Scanner {
  current: () => ScannerState;
  subscribe: (onChange: () => void) => () => void;
  start: (video: HTMLVideoElement | null) => Promise<void>;
  stop: () => void;
}

export interface ScannerParts {
  openCamera: () => Promise<MediaStream>;
  /** Text of the QR code in the picture; null if there is none. */
  decode: (video: HTMLVideoElement) => string | null;
  /** Tries a text; true if it verified somebody, which ends the scan. */
  onText: (text: string) => Promise<boolean>;
}

export const SCAN_INTERVAL = 500;

const PROBLEM_OF: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

export const problemOfCamera = (error: unknown): CameraProblem =>
  (error instanceof Error || error instanceof DOMException ? PROBLEM_OF[error.name] : undefined) ?? 'unavailable';

/**
 * Reads QR codes from the camera: scans twice a second, tries each new text once, and stops the camera after a success.
 */
export function makeScanner({ openCamera, decode, onText }: ScannerParts): Scanner {
  let state: ScannerState = { status: 'idle', problem: null };
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  /** Incremented with every start and stop, so that late answers are recognized. */
  let round = 0;
  const observers = new Set<() => void>();

  const change = (next: ScannerState) => {
    state = next;
    observers.forEach((notify) => notify());
  };
  const release = () => {
    round += 1;
    clearInterval(timer);
    stream?.getTracks().forEach((track) => track.stop());
    stream = null;
  };
  const fail = (problem: CameraProblem) => {
    release();
    change({ status: 'stopped', problem });
  };

  function look(video: HTMLVideoElement, mine: number): void {
    let refused: string | null = null;
    let trying = false;
    timer = setInterval(() => {
      if (trying) return;
      const text = decode(video);
      if (text === null || text === refused) return;
      trying = true;
      void onText(text).then((verified) => {
        trying = false;
        if (mine !== round) return;
        if (verified) {
          release();
          change({ status: 'stopped', problem: null });
        } else {
          refused = text;
        }
      });
    }, SCAN_INTERVAL);
  }

  return {
    current: () => state,
    subscribe(onChange) {
      observers.add(onChange);
      return () => observers.delete(onChange);
    },
    async start(video) {
      release();
      const mine = round;
      if (!video) {
        fail('no_video');
        return;
      }
      change({ status: 'starting', problem: null });
      let opened: MediaStream;
      try {
        opened = await openCamera();
      } catch (error) {
        if (mine === round) fail(problemOfCamera(error));
        return;
      }
      if (mine !== round) {
        opened.getTracks().forEach((track) => track.stop());
        return;
      }
      stream = opened;
      video.srcObject = opened;
      try {
        await video.play();
      } catch {
        if (mine === round) fail('playback');
        return;
      }
      if (mine !== round) return;
      change({ status: 'scanning', problem: null });
      look(video, mine);
    },
    stop() {
      const running = state.status === 'starting' || state.status === 'scanning';
      release();
      if (running) change({ status: 'stopped', problem: null });
    },
  };
}

/** Opens the rear camera if the device has one. */
export function openBackCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) return Promise.reject(new Error('This browser gives pages no camera'));
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  });
}
