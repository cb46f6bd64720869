import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { drawAreas, forgetUnnoticed, resultOf, scoreOf, totalOf } from './mutation-areas';

const some = (...statuses: Parameters<typeof resultOf>[1][number]['status'][]) =>
  statuses.map((status) => ({ status }));

describe('the mutants of an area', () => {
  it('count as noticed when a test failed or did not end, and not at all when they did not load', () => {
    const rides = resultOf(
      'rides',
      some('Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'),
    );
    expect(rides).toEqual({ area: 'rides', killed: 2, timeout: 1, survived: 1, uncovered: 1 });
    expect(scoreOf(rides)).toBe(60);
  });

  it('are none where there are no rules', () => expect(scoreOf(resultOf('empty', []))).toBe(100));

  it('are added up, so that a large area weighs more', () => {
    const areas = [
      resultOf('large', some('Killed', 'Killed', 'Killed', 'Survived')),
      resultOf('small', some('NoCoverage')),
    ];
    expect(scoreOf(totalOf(areas))).toBe(60);
    expect(drawAreas(areas).split('\n')).toEqual([
      'area   killed  timeout  survived  not reached  score',
      'large       3        0         1            0  75.0%',
      'small       0        0         0            1   0.0%',
      'total       3        0         1            1  60.0%',
    ]);
  });

  it('are tried again when nothing noticed them in code that runs at the start, or that no test reached', () => {
    const mutants = [
      { id: 'a', status: 'Survived' as const, static: true },
      { id: 'b', status: 'Killed' as const, static: true },
      { id: 'c', status: 'Survived' as const, static: false },
      { id: 'd', status: 'NoCoverage' as const },
      { id: 'e', status: 'Survived' as const },
    ];
    const kept = forgetUnnoticed({ files: { 'a.ts': { source: 'x', mutants } } });
    expect(kept.files['a.ts'].mutants.map(({ id }) => id)).toEqual(['b', 'c', 'e']);
    expect(kept.files['a.ts'].source).toBe('x');
  });
});

const root = join(import.meta.dirname, '../../../..');

/** A module and what it imports by path, from the root of the repository. */
function modulesFrom(file: string, found = new Set<string>()): Set<string> {
  found.add(relative(root, file));
  for (const { 1: path = '' } of readFileSync(file, 'utf8').matchAll(/^import .*'(\.[^']+)';$/gm)) {
    const imported = join(dirname(file), path);
    if (!found.has(relative(root, imported))) modulesFrom(imported, found);
  }
  return found;
}

it('Stryker copies everything that the configuration of its tests imports', async () => {
  const { default: stryker }: typeof import('../../../../stryker.config.mjs') = await import(
    join(root, 'stryker.config.mjs')
  );
  const modules = [...modulesFrom(join(root, 'jest.mutation.mjs'))];
  expect(modules).toContain('jest.shared.mjs');
  const ignored = modules.filter(
    (file) =>
      stryker.ignorePatterns.some((pattern) => file.startsWith(`${pattern}/`)) &&
      !stryker.ignorePatterns.includes(`!${file}`),
  );
  expect(ignored).toEqual([]);
});
