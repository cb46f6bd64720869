import { Injectable } from '@nestjs/common';
import { firstName, type AssemblyView, type ReadyAnswerForm } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { ApiError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { InboxFacade } from '../inbox/inbox.facade';
import { MembersFacade } from '../members/members.facade';
import { noSuchRide } from '../rides/rides.facade';
import { TrackingFacade } from '../tracking/tracking.facade';
import { onlyOrganizerAsks, tooSoon } from './assembly.errors';
import { AssemblyRepository } from './assembly.repository';
import { AssemblyService } from './assembly.service';
import { ASK_EVERY_MS, NUDGE_EVERY_MS } from './domain/intervals';

/** Lets the organizer ask whether everyone is ready and remind members, and lets members answer. */
@Injectable()
export class ReadyChecksService {
  constructor(
    private readonly database: Database,
    private readonly repository: AssemblyRepository,
    private readonly assembly: AssemblyService,
    private readonly members: MembersFacade,
    private readonly inbox: InboxFacade,
    private readonly tracking: TrackingFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError not_found, forbidden, ride_state_conflict, too_many_requests */
  async ask(who: Principal, rideId: number): Promise<AssemblyView> {
    const { ride, isOrganizer } = await this.assembly.authorizeMember(who, rideId);
    if (!isOrganizer) throw onlyOrganizerAsks();
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      const check = await this.repository.ask(tx, rideId, now, new Date(now.getTime() - ASK_EVERY_MS));
      if (!check) throw tooSoon(ASK_EVERY_MS);
      // The organizer who asks counts as ready.
      await this.repository.answer(tx, rideId, check.number, who.userId, true);
      const others = (await this.members.list(rideId, tx)).filter(
        ({ userId, verifiedAt }) => userId !== who.userId && verifiedAt === null,
      );
      const facts = { name: firstName(who.name), destination: ride.dropoffLocation };
      const key = `ready-check:${rideId}:${check.number}`;
      await this.inbox.notify(
        tx,
        others.map(({ userId }) => ({ userId, key, kind: 'ready_check', rideId, facts })),
      );
      tx.afterCommit(() => this.tracking.tellGroup(rideId, 'assemblyChanged'));
    });
    return this.assembly.view(who, rideId);
  }

  /** @throws ApiError not_found; ride_state_conflict when the organizer has asked again since */
  async answer(who: Principal, rideId: number, { checkId, ready }: ReadyAnswerForm): Promise<AssemblyView> {
    await this.assembly.authorizeMember(who, rideId);
    await this.database.transaction(async (tx) => {
      if (!(await this.repository.answer(tx, rideId, checkId, who.userId, ready)))
        throw new ApiError('ride_state_conflict', 'The organizer has asked again. Please answer the new question.');
      tx.afterCommit(() => this.tracking.tellGroup(rideId, 'assemblyChanged'));
    });
    return this.assembly.view(who, rideId);
  }

  /** Reminds one member who has not boarded. @throws ApiError not_found, forbidden, ride_state_conflict, too_many_requests */
  async nudge(who: Principal, rideId: number, memberId: number): Promise<AssemblyView> {
    const { ride, isOrganizer } = await this.assembly.authorizeMember(who, rideId);
    if (!isOrganizer) throw onlyOrganizerAsks();
    const member = (await this.members.list(rideId)).find(({ id }) => id === memberId);
    if (!member || member.verifiedAt || member.userId === who.userId) throw noSuchRide();
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      const number = await this.repository.nudge(tx, memberId, now, new Date(now.getTime() - NUDGE_EVERY_MS));
      if (number === null) throw tooSoon(NUDGE_EVERY_MS);
      await this.inbox.notify(tx, [
        {
          userId: member.userId,
          key: `nudge:${memberId}:${number}`,
          kind: 'nudge',
          rideId,
          facts: { name: firstName(who.name), pickup: ride.pickupLocation },
        },
      ]);
      tx.afterCommit(() => this.tracking.tellGroup(rideId, 'assemblyChanged'));
    });
    return this.assembly.view(who, rideId);
  }
}
