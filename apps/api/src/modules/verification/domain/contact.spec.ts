import { wasInContact } from './contact';

const at = (time: string) => new Date(`2026-11-23T${time}Z`);
const MOMENT = at('12:00:00');

describe('whether a device was online at a moment', () => {
  it('is known from what it sent shortly before and after', () => {
    expect(wasInContact(MOMENT, [at('11:59:40'), at('12:00:10')])).toBe(true);
    expect(
      wasInContact(MOMENT, [at('11:00:00'), null, at('11:59:50'), undefined, at('12:00:20'), at('13:00:00')]),
    ).toBe(true);
  });

  it('is known when it was silent for exactly the longest time that a slow network explains', () => {
    expect(wasInContact(MOMENT, [at('11:59:40'), at('12:00:25')])).toBe(true);
    expect(wasInContact(MOMENT, [MOMENT, at('12:00:45')])).toBe(true);
  });

  it.each([
    ['it was silent until much later', [at('11:59:50'), at('12:05:00')]],
    ['it had been silent since much earlier', [at('11:50:00'), at('12:00:10')]],
    ['it was silent a little too long', [at('11:59:40'), at('12:00:25.001')]],
    ['it was not heard of before', [null, at('12:00:10')]],
    ['it was not heard of after', [at('11:59:50'), MOMENT, null]],
    ['nothing is known of it', []],
  ])('is not assumed when %s', (_what, contacts) => expect(wasInContact(MOMENT, contacts)).toBe(false));
});
