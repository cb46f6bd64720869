import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { memberLeft } from '../members/members.events';
import { MembersFacade } from '../members/members.facade';
import { SeatMoves } from '../members/seat-moves.facade';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { TripLinksRepository } from './trip-links.repository';

/** Keeps links only for people who ride: follows seats that are given up or move to an account. */
@Injectable()
export class TripLinkCreators implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly links: TripLinksRepository,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly events: Events,
    private readonly moves: SeatMoves,
  ) {}

  onModuleInit(): void {
    this.events.react(memberLeft, 'revoke-trip-links-when-member-has-left', ({ rideId, userId }) =>
      this.revokeOfFormer(rideId, userId),
    );
    this.moves.add((tx, { rideId, guestId, accountId }) => this.links.changeCreator(tx, rideId, guestId, accountId));
  }

  /** Whether a person may have links. A service that books for others is the organizer without a seat. */
  async mayShare(tx: Transaction, { id, organizerId }: Ride, userId: number): Promise<boolean> {
    return organizerId === userId || (await this.members.list(id, tx)).some((member) => member.userId === userId);
  }

  /** Revokes the links of a member who left and has not returned. */
  private async revokeOfFormer(rideId: number, userId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (!(await this.mayShare(tx, ride, userId))) await this.links.revokeAllOf(tx, rideId, userId);
    });
  }
}
