import { Instant, ListOf, Money, OneOf, Integer } from './fields';
import { MIN_GROUP_SIZE, PLEDGE_STATES, type PledgeState } from './enums';

/**
 * Hours between the deadline and the start. People need this time to replace a declined card before the search for a
 * driver begins, two hours before the start.
 */
export const PLEDGE_LEAD_HOURS = 3;
/** Minimum time for which a pledge is open. */
export const PLEDGE_OPEN_MINUTES = 30;

/**
 * Terms of a pledge, such as "Go when 8 of 12 have joined by Friday noon". The seats are the group size of the quote.
 */
export class PledgeTerms {
  @Integer({
    min: MIN_GROUP_SIZE,
    max: 55,
    description: 'Number of people, including the organizer, who must join for the ride to take place',
  })
  minRiders!: number;
  @Instant({ description: 'Time until which people can join or leave; at least three hours before the start' })
  deadline!: string;
}

/** The share of one person if exactly this number of people ride. */
export class PledgeShare {
  @Integer() riders!: number;
  @Money({ description: 'Price of the ride for this number of people' }) total!: string;
  @Money({
    description:
      'Your share, or that of the next person to join; in a quote the largest share. If others leave, odd cents may move from one person to another',
  })
  share!: string;
}

/** The prices of a pledge, as part of a quote. */
export class PledgeQuote {
  @Integer() minRiders!: number;
  @Integer({ description: 'Maximum number of riders' }) seats!: number;
  @Instant() deadline!: string;
  @Money({ description: 'The highest share of the table: everyone agrees to it when joining, and nobody pays more' })
  maxShare!: string;
  @ListOf(() => PledgeShare, { description: 'For every number of riders from the minimum to all seats' })
  shares!: PledgeShare[];
}

export class PledgeView extends PledgeQuote {
  @OneOf(PLEDGE_STATES) state!: PledgeState;
  @Integer({ description: 'People whose share is set aside, or whose card is saved' }) joined!: number;
  @Integer({ description: 'Seats that nobody has taken, not even somebody who is still paying' }) seatsLeft!: number;
  @Instant({ optional: true, description: 'Time since which nobody can join or leave; null while people can' })
  closedAt!: string | null;
  @Instant({
    description: 'When saved cards are authorized: after the deadline, but no earlier than six days before the start',
  })
  authorizesAt!: string;
  @Instant({
    optional: true,
    description: 'Deadline for replacing a declined card; null before saved cards are authorized',
  })
  fixBy!: string | null;
}
