import { runTime } from './run-time';

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const stops = (...times: string[]) => times.map((time) => ({ plannedAt: at(time) }));

describe('the time of a run', () => {
  it('has a quarter of an hour of travel before the first stop and after the last', () => {
    expect(runTime(stops('13:30', '13:00', '14:10'), at('12:00'))).toEqual({ from: at('12:45'), until: at('14:25') });
  });

  it('continues while the run is late', () => {
    expect(runTime(stops('13:00', '13:30'), at('13:40'))).toEqual({ from: at('12:45'), until: at('13:55') });
  });

  it('is now when there is no stop', () => {
    expect(runTime([], at('13:00'))).toEqual({ from: at('12:45'), until: at('13:15') });
  });
});
