import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MissingTest {
  /** The test file as the document writes it. */
  file: string;
  /** The title that the file does not have; null when the file itself is missing. */
  title: string | null;
}

const NAMED_TEST = /`([^`\n]+\.spec\.tsx?)`: “([^”\n]+)”/g;

/** Tests that a document names as `file`: “title” and that do not exist. Files are searched below the given folders. */
export function missingTests(markdown: string, root: string, folders: readonly string[]): MissingTest[] {
  return [...markdown.matchAll(NAMED_TEST)].flatMap<MissingTest>(([, file = '', title = '']) => {
    const path = folders.map((folder) => join(root, folder, file)).find((candidate) => existsSync(candidate));
    if (path === undefined) return [{ file, title: null }];
    return titlesIn(readFileSync(path, 'utf8')).includes(title) ? [] : [{ file, title }];
  });
}

export const namedTests = (markdown: string): number => [...markdown.matchAll(NAMED_TEST)].length;

/** Titles of the tests in a source file, as they are written. */
export function titlesIn(source: string): string[] {
  return [...source.matchAll(TITLE)].map(([, , title = '']) => title.replace(/\\(['"`])/g, '$1'));
}

// `it('title'` and `test("title"`, and the second call of `it.each(rows)('title'`.
const TITLE = /(?:\b(?:it|test)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
