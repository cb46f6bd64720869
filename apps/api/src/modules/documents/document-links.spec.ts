import type { Config } from '../../config/config';
import type { Clock } from '../../platform/clock';
import { DocumentLinks } from './document-links';

let now = new Date('2026-03-02T12:00:00Z');
const links = new DocumentLinks({ SIGNING_SECRET: 's'.repeat(32) } as Config, { now: () => now } as Clock);
const read = (token: string, userId: number) => {
  try {
    return links.read(token, userId);
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('the link of a document', () => {
  it('works for one reader and for five minutes', () => {
    const token = links.of(7, 3).split('/').at(-1)!;
    expect(read(token, 3)).toBe(7);
    expect(read(token, 4)).toBe('not_found');
    expect(read(`${token}x`, 3)).toBe('not_found');
    now = new Date('2026-03-02T12:05:01Z');
    expect(read(token, 3)).toBe('document_link_expired');
  });
});
