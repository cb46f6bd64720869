import { writeFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { create } from 'qrcode';
import config from '../../playwright.config';

const WIDTH = 640;
const HEIGHT = 480;
/** Light modules around the code, as cameras want them. */
const MARGIN = 4;
const FRAMES = 5;

/** A browser whose camera shows what is held before it: a file that is read when a page opens the camera. */
export async function browserWithCamera(file: string): Promise<Browser> {
  hold(file, undefined);
  const options = config.use?.launchOptions ?? {};
  return chromium.launch({
    ...options,
    args: [
      ...(options.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
}

/** Holds a QR code before the camera, or nothing. The file is raw video, YUV4MPEG2. */
export function hold(file: string, text: string | undefined): void {
  const picture = Buffer.alloc(WIDTH * HEIGHT, 235);
  if (text !== undefined) {
    const { modules } = create(text);
    const side = Math.floor(HEIGHT / (modules.size + 2 * MARGIN));
    const [left, top] = [(WIDTH - side * modules.size) >> 1, (HEIGHT - side * modules.size) >> 1];
    for (let row = 0; row < side * modules.size; row += 1) {
      for (let column = 0; column < side * modules.size; column += 1) {
        if (modules.get(Math.floor(row / side), Math.floor(column / side)))
          picture[(top + row) * WIDTH + left + column] = 16;
      }
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), picture, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  writeFileSync(
    file,
    Buffer.concat([
      Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420mpeg2\n`),
      ...Array<Buffer>(FRAMES).fill(frame),
    ]),
  );
}
