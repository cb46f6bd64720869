import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { anchorsIn, brokenLinks, documentsBelow } from './document-links';

const root = join(import.meta.dirname, '..', '..', '..');
const fixtures = join(root, 'tools/house/fixtures/docs');

describe('links and paths in the documents', () => {
  it('all lead to an existing file or heading', () => {
    expect(documentsBelow(root)).toEqual(
      expect.arrayContaining([
        'README.md',
        'docs/ARCHITECTURE.md',
        'docs/adr/0001-modular-monolith.md',
        'tools/city/README.md',
      ]),
    );
    expect(brokenLinks(root)).toEqual([]);
  });
});

describe('the link check', () => {
  it('finds each planted broken link, anchor and path, and nothing else', () => {
    expect(brokenLinks(fixtures)).toEqual([
      { file: 'apps/api/README.md', target: '../../docs/gone.md' },
      { file: 'docs/page.md', target: 'missing.md' },
      { file: 'docs/page.md', target: '#missing-heading' },
      { file: 'docs/page.md', target: 'other.md#missing-heading' },
      { file: 'docs/page.md', target: 'apps/missing' },
      { file: 'docs/page.md', target: 'platform/missing.ts' },
    ]);
  });

  it('makes anchors like GitHub', () => {
    expect(anchorsIn('# A page\n## Who `pays`, and what?\n```\n# no heading\n```\n## A page\n')).toEqual([
      'a-page',
      'who-pays-and-what',
      'a-page-1',
    ]);
  });
});
