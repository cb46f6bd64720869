import { request } from 'node:http';

/** z/x/y of the tile with a point. */
export const tileAt = ({ lat, lng }: { lat: number; lng: number }, z: number): string => {
  const x = Math.floor(((lng + 180) / 360) * 2 ** z);
  const radians = (lat * Math.PI) / 180;
  return `${z}/${x}/${Math.floor(((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * 2 ** z)}`;
};

/** A response as it comes over the wire, not decompressed. */
export const raw = (base: string, path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(`${base}${path}`, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
