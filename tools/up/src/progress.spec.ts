import { describe, expect, it } from '@jest/globals';
import { Progress } from './progress';
import { drawTable, readyTable, withoutPassword } from './table';

function record(isTTY: boolean) {
  let text = '';
  const progress = new Progress({ write: (more) => (text += more), isTTY, columns: 80 }, {});
  return { progress, text: () => text.replaceAll(/\d+\.\d s/g, '0.0 s') };
}

describe('progress', () => {
  it('is plain lines without a terminal', async () => {
    const { progress, text } = record(false);
    await progress.step(
      'PostgreSQL',
      () => Promise.resolve(5433),
      (port) => `port ${port}`,
    );
    expect(text()).toBe('· PostgreSQL …\n✓ PostgreSQL: port 5433 (0.0 s)\n');
  });

  it('is one live line on a terminal, removed when the step is done', async () => {
    const { progress, text } = record(true);
    await progress.step('API', () => Promise.resolve());
    expect(text()).toContain('… API 0.0 s');
    expect(text().endsWith('\r\u001b[2K✓ API (0.0 s)\n')).toBe(true);
  });

  it('does not announce success when a step fails', async () => {
    const { progress, text } = record(false);
    await expect(progress.step('API', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(text()).toBe('· API …\n');
  });
});

describe('the table', () => {
  it('aligns its columns', () => {
    const lines = drawTable([
      { what: 'API', where: 'http://localhost:3000', who: '' },
      { what: 'Rider app', where: 'http://localhost:4200', who: 'rider' },
    ]).split('\n');
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines).toHaveLength(4);
  });

  it('names the demo accounts and where their codes are, but no password', () => {
    const text = readyTable({
      webs: [
        ['rider-web', 'R'],
        ['driver-web', 'D'],
        ['admin-web', 'A'],
      ],
      api: 'http://localhost:3000',
      sandbox: undefined,
      apiProcesses: 1,
      redis: undefined,
      database: withoutPassword('postgres://groupride:hidden@127.0.0.1:5433/groupride'),
      data: '/data',
    });
    for (const account of ['rider@', 'friend@', 'driver@', 'admin@'])
      expect(text).toContain(`${account}demo.groupride.test`);
    expect(text).toContain('http://localhost:3000/api/dev/mail');
    expect(text).toContain('postgres://groupride@127.0.0.1:5433/groupride');
    expect(text).not.toContain('hidden');
  });

  it('lists only the web applications that are served', () => {
    const text = readyTable({
      webs: [['driver-web', 'http://localhost:4201']],
      api: 'http://localhost:3000',
      sandbox: undefined,
      apiProcesses: 1,
      redis: undefined,
      database: 'postgres://127.0.0.1/groupride',
      data: '/data',
    });
    expect(text).toContain('http://localhost:4201');
    expect(text).not.toContain('Rider app');
    expect(text).not.toContain('Card sandbox');
  });
});
