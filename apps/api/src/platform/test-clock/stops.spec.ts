import { nextDaily, nextStop } from './stops';

const FROM = new Date('2026-03-01T12:00:00Z');
const after = (minutes: number) => new Date(FROM.getTime() + minutes * 60_000);
const dueAt = (...minutes: number[]) => ({
  nextDue: (since: Date, until: Date) =>
    Promise.resolve(minutes.map(after).find((moment) => moment > since && moment <= until) ?? null),
});

/** All stops, in minutes after the start; stops for work that runs every minute are marked. */
async function stops(duration: number, ...followers: ReturnType<typeof dueAt>[]): Promise<string[]> {
  const [seen, target] = [[] as string[], after(duration)];
  for (let at = FROM; at < target;) {
    const stop = await nextStop(followers, { from: FROM, at, target });
    expect(stop.since).toBe(at);
    seen.push(`${(stop.at.getTime() - FROM.getTime()) / 60_000}${stop.isEven ? '!' : ''}`);
    at = stop.at;
  }
  return seen;
}

describe('a move of the test clock', () => {
  it('stops when something is due, in order, and at its end', async () => {
    expect(await stops(9, dueAt(7), dueAt(2, 8))).toEqual(['2', '7', '8', '9!']);
  });

  it('stops every ten minutes of a short move, and 24 times in a long one', async () => {
    expect(await stops(25, dueAt(12))).toEqual(['10!', '12', '20!', '25!']);
    const long = await stops(7 * 24 * 60);
    expect(long).toHaveLength(24);
    expect(long.slice(0, 2)).toEqual(['420!', '840!']);
  });

  it('groups work that may be late, so that each part of a move has at most four stops for it', async () => {
    const retries = Array.from({ length: 400 }, (_, index) => 5 + index);
    const late = { ...dueAt(...retries), waitsForOthers: true as const };
    expect(await stops(20, late)).toEqual(['5', '7.5', '10!', '12.5', '15', '17.5', '20!']);
    const day = await stops(24 * 60, late);
    expect(day.slice(0, 5)).toEqual(['15', '30', '45', '60!', '75']);
    // The last retry, in minute 404, and then the 17 hours that are left.
    expect(day.slice(26)).toEqual(['405', ...Array.from({ length: 18 }, (_, index) => `${420 + 60 * index}!`)]);
  });

  it('arrives from wherever it starts, however it is divided', async () => {
    for (let duration = 4 * 3_600_000; duration < 4 * 3_600_000 + 2000; duration += 1) {
      const target = new Date(FROM.getTime() + duration);
      let at = FROM;
      for (let count = 0; at < target; count += 1) {
        const stop = await nextStop([], { from: FROM, at, target });
        if (stop.at <= at || count > 24) throw new Error(`stuck after ${count} stops of ${duration} ms`);
        at = stop.at;
      }
    }
  });

  it('visits every day on which a daily job runs', () => {
    const daily = { hour: 11, minute: 30 };
    expect(nextDaily(daily, FROM, after(24 * 60))).toEqual(new Date('2026-03-02T11:30:00Z'));
    expect(nextDaily(daily, FROM, after(60))).toBeNull();
    const exactly = new Date('2026-03-02T11:30:00Z');
    expect(nextDaily(daily, exactly, after(10_000))).toEqual(new Date('2026-03-03T11:30:00Z'));
  });

  it('are at the same time of day in their time zone, also when clocks change', () => {
    const daily = { hour: 4, minute: 5, timeZone: 'America/New_York' };
    const [saturday, sunday] = [new Date('2026-03-07T09:05:00Z'), new Date('2026-03-08T08:05:00Z')];
    expect(nextDaily(daily, FROM, after(10_000))).toEqual(new Date('2026-03-02T09:05:00Z'));
    expect(nextDaily(daily, saturday, after(20_000))).toEqual(sunday);
    expect(nextDaily({ ...daily, timeZone: 'Asia/Tokyo' }, FROM, after(10_000))).toEqual(
      new Date('2026-03-01T19:05:00Z'),
    );
  });
});
