import { Instant, OneOf, Whole } from './fields';

/** The test clock is moved by at most so many days in one call. */
export const MAX_CLOCK_DAYS = 400;

/** `advancing`: it stops at every moment at which something is due, and what is due is being done. */
export const TEST_CLOCK_STATES = ['ready', 'advancing'] as const;
export type TestClockState = (typeof TEST_CLOCK_STATES)[number];

/** One of the two. */
export class TestClockAdvance {
  @Whole({ min: 1, max: MAX_CLOCK_DAYS * 86_400, optional: true, description: 'By so many seconds' }) seconds?: number;
  @Instant({ optional: true, description: 'To this moment, which is later than the clock' }) to?: string;
}

export class TestClockView {
  @Instant({ description: 'What time it is in the sandbox' }) now!: string;
  @Whole({ min: 0, description: 'How far it is ahead of real time' }) aheadSeconds!: number;
  @OneOf(TEST_CLOCK_STATES) state!: TestClockState;
  @Instant({ optional: true, description: 'Where it is advancing to; null when it is ready' }) advancingTo!:
    string | null;
}
