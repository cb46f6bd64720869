import { readOptions } from './options';

it('runs 20 PostgreSQL, 50 API and 10 Redis faults by default', () => {
  expect(readOptions([])).toMatchObject({ postgres: 20, api: 50, redis: 10 });
});

it('reads numbers, including zero of a kind', () => {
  expect(readOptions(['--redis', '0', '--seed', '12'])).toMatchObject({ redis: 0, seed: 12 });
});

it.each([
  ['--riders', '0'],
  ['--api', 'many'],
  ['--postgres', '1.5'],
  ['--speed', '3'],
])('refuses %s %s', (...args) => {
  expect(() => readOptions(args)).toThrow();
});
