import { differenceOf } from './text-difference';

const lines = (...all: (string | number)[]) => all.map((line) => `Line ${line}\n`).join('');

it('finds removed and added lines, with their context', () => {
  const before = lines(1, 2, 3, 4, 5, 6, 7, 8, 9);
  const after = lines(1, 2, 3, 4, 'five', 6, 7, 8, 9);
  expect(differenceOf(before, after)).toEqual([
    { kind: 'skipped', count: 2 },
    { kind: 'same', lines: ['Line 3', 'Line 4'] },
    { kind: 'removed', lines: ['Line 5'] },
    { kind: 'added', lines: ['Line five'] },
    { kind: 'same', lines: ['Line 6', 'Line 7'] },
    { kind: 'skipped', count: 2 },
  ]);
});

it('joins changes that are close, and treats a new text as added', () => {
  expect(differenceOf(lines('a', 1, 2, 3, 'b'), lines('A', 1, 2, 3, 'B')).map(({ kind }) => kind)).toEqual([
    'removed',
    'added',
    'same',
    'removed',
    'added',
  ]);
  expect(differenceOf('', 'Be kind\n\nPay')).toEqual([{ kind: 'added', lines: ['Be kind', '', 'Pay'] }]);
});

it('ignores different line endings', () => {
  expect(differenceOf('Be kind\r\nPay', 'Be kind\nPay later\n')).toEqual([
    { kind: 'same', lines: ['Be kind'] },
    { kind: 'removed', lines: ['Pay'] },
    { kind: 'added', lines: ['Pay later'] },
  ]);
});
