import type { LatLng } from './position';

/**
 * Google's encoded polyline algorithm with a default precision of 1e5.
 * https://developers.google.com/maps/documentation/utilities/polylinealgorithm
 */
export function encodePolyline(points: readonly LatLng[], precision = 1e5): string {
  let text = '';
  let lastLat = 0;
  let lastLng = 0;
  for (const point of points) {
    const lat = Math.round(point.lat * precision);
    const lng = Math.round(point.lng * precision);
    text += encodeSigned(lat - lastLat) + encodeSigned(lng - lastLng);
    lastLat = lat;
    lastLng = lng;
  }
  return text;
}

function encodeSigned(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}

/** Inverse of {@link encodePolyline}. Throws RangeError when the text ends inside a number. */
export function decodePolyline(text: string, precision = 1e5): LatLng[] {
  const points: LatLng[] = [];
  let at = 0;
  let lat = 0;
  let lng = 0;
  const next = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 5) {
      if (at >= text.length) throw new RangeError('polyline ends inside a number');
      const chunk = text.charCodeAt(at++) - 63;
      value |= (chunk & 0x1f) << shift;
      if (chunk < 0x20) break;
    }
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  while (at < text.length) {
    lat += next();
    lng += next();
    points.push({ lat: lat / precision, lng: lng / precision });
  }
  return points;
}
