import { Flag, Instant, ListOf, Nested, OneOf, Text, Integer } from './fields';

/** Place of a member before the trip. `unknown`: they don't share their position. */
export const ASSEMBLY_PLACES = ['unknown', 'on_the_way', 'at_pickup', 'aboard', 'no_show'] as const;
export type AssemblyPlace = (typeof ASSEMBLY_PLACES)[number];

export const READY_ANSWERS = ['none', 'ready', 'not_ready'] as const;
export type ReadyAnswer = (typeof READY_ANSWERS)[number];

export class AssemblyMember {
  @Integer({ description: 'The seat’s id' }) memberId!: number;
  @Text({ max: 100 }) firstName!: string;
  @Flag() isYou!: boolean;
  @Flag() isOrganizer!: boolean;
  @OneOf(ASSEMBLY_PLACES) place!: AssemblyPlace;
  @Integer({ optional: true, description: 'Minutes to the pickup, on foot if it is near and by road otherwise' })
  minutes!: number | null;
  @Instant({ optional: true, description: 'When the position was received' }) seenAt!: string | null;
  @OneOf(READY_ANSWERS, { description: 'Answer to the last ready check' }) ready!: ReadyAnswer;
  @Instant({ optional: true, description: 'When the organizer may remind them again; null: now' })
  nudgeAgainAt!: string | null;
}

export class ReadyCheckView {
  @Integer() id!: number;
  @Instant() askedAt!: string;
  @Instant({ description: 'When the organizer may ask again' }) askAgainAt!: string;
}

/** The members' progress toward the pickup before the trip. */
export class AssemblyView {
  @ListOf(() => AssemblyMember) members!: AssemblyMember[];
  @Integer({ description: 'Seats that nobody has taken' }) emptySeats!: number;
  @Nested(() => ReadyCheckView, { optional: true }) check!: ReadyCheckView | null;
}

export class ReadyAnswerForm {
  @Integer({ min: 1 }) checkId!: number;
  @Flag() ready!: boolean;
}
