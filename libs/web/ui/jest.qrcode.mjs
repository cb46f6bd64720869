// QR codes of unit specs. A browser draws them on a canvas, which the DOM of the specs lacks, and the code for Node.js
// compresses a PNG, which took longer than the rest of most specs.
import { toString } from 'qrcode';

/** @param {string} value @param {import('qrcode').QRCodeToStringOptions} options @returns {Promise<string>} address of an SVG */
export async function toDataURL(value, options) {
  return `data:image/svg+xml,${encodeURIComponent(await toString(value, options))}`;
}
