import { createHash } from 'node:crypto';

export const etagOf = (body: string): string => `"${createHash('sha256').update(body).digest('base64url')}"`;

/** RFC 9110, 13.1.2: a list of tags or a star, compared weakly. */
export function matchesEtag(tags: string | undefined, etag: string): boolean {
  return (
    tags !== undefined &&
    (tags === etag || tags.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())))
  );
}
