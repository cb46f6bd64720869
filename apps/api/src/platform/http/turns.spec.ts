import { Config } from '../../config/config';
import { CallerTurns } from './turns';

const here = new AbortController().signal;
const turns = () => new CallerTurns(Object.assign(new Config(), { HEAVY_REQUESTS_AT_ONCE: 2, HEAVY_REQUESTS_WAITING: 60 }));
const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when the test says so. */
function work() {
  let end: () => void = () => undefined;
  let begun = 0;
  const done = new Promise<string>((resolve) => (end = () => resolve('done')));
  return { end, begun: () => begun, run: () => ((begun += 1), done) };
}

describe('turns', () => {
  it('lets two of one caller work, the others wait, and nobody else with them', async () => {
    const [taking, some] = [turns(), work()];
    const asked = Array.from({ length: 10 }, () => taking.take('address 1', here, some.run));
    await soon();
    expect(some.begun()).toBe(2);
    expect(await taking.take('address 2', here, () => Promise.resolve('at once'))).toBe('at once');
    some.end();
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 10 }, () => 'done'));
    expect(some.begun()).toBe(10);
  });

  it('refuses what goes beyond, and says when to come back', async () => {
    const [taking, some] = [turns(), work()];
    const asked = Array.from({ length: 100 }, () => taking.take('address 1', here, some.run).catch((error: unknown) => error));
    await soon();
    some.end();
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(62);
    expect(answers.at(-1)).toMatchObject({ code: 'too_many_requests', more: { retryAfterSeconds: 1 } });
    expect(await taking.take('address 1', here, () => Promise.resolve('again'))).toBe('again');
  });

  it('leaves the work of somebody who has gone', async () => {
    const [taking, first, late] = [turns(), work(), work()];
    const asked = [taking.take('address 1', here, first.run), taking.take('address 1', here, first.run)];
    const gone = new AbortController();
    const left = taking.take('address 1', gone.signal, late.run);
    gone.abort();
    first.end();
    await expect(left).rejects.toMatchObject({ code: 'too_many_requests' });
    await Promise.all(asked);
    expect(late.begun()).toBe(0);
  });

  it('hands on what went wrong', async () => {
    await expect(turns().take('address 1', here, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
