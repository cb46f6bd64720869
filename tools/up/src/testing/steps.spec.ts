import { describe, expect, it } from '@jest/globals';
import { inBackground, stepOf, stepSpec } from './steps';

describe('a step beside the browser tests', () => {
  const usual = stepSpec(stepOf('lint'), [], 'logs', 'report.json', { ASKED: 'for' });
  const beside = inBackground(usual);

  it('is the usual one at a lower priority', () => {
    expect(beside).toMatchObject({ command: usual.command, args: usual.args, env: usual.env, inBackground: true });
  });

  it('gives Go programs one thread, and otherwise as many as there are cores', () => {
    expect(beside.env.GOMAXPROCS).toBe('1');
    expect(usual.env.GOMAXPROCS).toBe(process.env.GOMAXPROCS);
  });
});
