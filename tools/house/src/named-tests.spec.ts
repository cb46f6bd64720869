import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { missingTests, namedTests, titlesIn } from './named-tests';

const root = join(import.meta.dirname, '..', '..', '..');
const folders = ['.', 'apps/web-e2e/src', 'libs/web/ui/src', 'libs/web/map/src'];

describe('tests that the tables of screens name', () => {
  it.each([
    ['rider', 20],
    ['driver', 10],
  ])('all exist for the %s screens', (app, least) => {
    const markdown = readFileSync(join(root, `docs/${app}-screens.md`), 'utf8');
    expect(namedTests(markdown)).toBeGreaterThanOrEqual(least);
    expect(missingTests(markdown, root, [`apps/${app}-web/src`, ...folders])).toEqual([]);
  });
});

describe('the check of named tests', () => {
  const file = 'tools/house/src/named-tests.spec.ts';

  it('reports a missing title and a missing file', () => {
    const markdown = [
      `\`${file}\`: “reports a missing title and a missing file”`,
      `\`${file}\`: “a title that nobody wrote”`,
      '`features/gone.spec.tsx`: “anything”',
    ].join('\n');
    expect(missingTests(markdown.replace('that nobody', 'which nobody'), root, folders)).toEqual([
      { file, title: 'a title which nobody wrote' },
      { file: 'features/gone.spec.tsx', title: null },
    ]);
  });

  it('reads titles of plain and parameterized tests in any kind of quotes', () => {
    const source = [
      "it('opens the driver\\'s page', () => {});",
      'test("waits", async () => {});',
      "it.each([\n  ['a', 1],\n])('refuses %s', () => {});",
      'it.each(cases)(`shows it`, () => {});',
    ].join('\n');
    expect(titlesIn(source)).toEqual(["opens the driver's page", 'waits', 'refuses %s', 'shows it']);
  });
});
