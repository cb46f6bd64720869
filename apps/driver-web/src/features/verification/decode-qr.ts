/**
 * Longest side in pixels of the picture that is searched: enough for a code held before the camera, and fast on a
 * phone.
 */
const SEARCH_SIZE = 800;

export type DecodeVideo = (video: HTMLVideoElement) => string | null;

/** Loads the QR reader and returns a function that decodes one frame of a video. */
export async function loadQrDecoder(): Promise<DecodeVideo> {
  const { default: jsQR } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0 || videoHeight === 0) return null;
    const scale = Math.min(1, SEARCH_SIZE / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return jsQR(data, width, height)?.data || null;
  };
}
