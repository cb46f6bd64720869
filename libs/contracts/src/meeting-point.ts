import { Flag, ListOf, Nested, OneOf, Text, Integer } from './fields';
import { Place } from './places';

/** Reasons why no meeting point is suggested. */
export const NO_MEETING_POINT = ['share_your_position', 'too_few_positions', 'pickup_is_best'] as const;
export type NoMeetingPoint = (typeof NO_MEETING_POINT)[number];

export class MeetingPointMember {
  @Integer({ description: 'The seat’s id' }) memberId!: number;
  @Text({ max: 100 }) firstName!: string;
  @Flag() isYou!: boolean;
  @Integer({ description: 'Minutes on foot to the suggested place, or to the pickup without one' }) minutes!: number;
  @Integer({ description: 'Minutes on foot to the current pickup' }) minutesToPickup!: number;
}

/** The place to which members who share their position would walk the least in total. */
export class MeetingPointView {
  @Nested(() => Place, { optional: true, description: 'Null without a suggestion; `reason` says why' })
  place!: Place | null;
  @OneOf(NO_MEETING_POINT, { optional: true }) reason!: NoMeetingPoint | null;
  @ListOf(() => MeetingPointMember, { description: 'Members who share their position' }) members!: MeetingPointMember[];
  @Integer({ description: 'Sum of everyone’s minutes on foot' }) totalMinutes!: number;
  @Integer({ description: 'Sum of everyone’s minutes on foot to the current pickup' }) totalMinutesToPickup!: number;
}
