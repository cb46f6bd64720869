import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import type { MemberView } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { ApiError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { RidesFacade } from '../rides/rides.facade';
import { MembersFacade, type Member } from './members.facade';
import { presentMembers } from './members.presenter';
import { MembersRepository } from './members.repository';

/** Who rides along. */
@Injectable()
export class MembersService extends MembersFacade {
  constructor(
    private readonly members: MembersRepository,
    private readonly rides: RidesFacade,
  ) {
    super();
  }

  async add(tx: Transaction, rideId: number, userId: number, isOrganizer: boolean): Promise<Member> {
    const code = freshCode(await this.members.codesOf(tx, rideId));
    const member = await this.members.insert(tx, { rideId, userId, isOrganizer, code });
    if (!member) throw new ApiError('already_member', 'You have a seat in this ride already.');
    return member;
  }

  async list(rideId: number, tx?: Transaction): Promise<Member[]> {
    return this.members.list(rideId, tx);
  }

  async find(rideId: number, userId: number): Promise<Member | null> {
    return (await this.members.list(rideId)).find((member) => member.userId === userId) ?? null;
  }

  async confirm(tx: Transaction, rideId: number, userId: number): Promise<void> {
    await this.members.confirm(tx, rideId, userId);
  }

  async verify(tx: Transaction, memberId: number): Promise<boolean> {
    return this.members.verify(tx, memberId);
  }

  async forgetVerifications(tx: Transaction, rideId: number): Promise<void> {
    await this.members.forgetVerifications(tx, rideId);
  }

  async views(who: Principal, rideId: number): Promise<MemberView[]> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    return presentMembers(ride, await this.members.listRows(rideId), viewer, who.userId);
  }
}

/** Six digits that nobody else in the ride has. */
function freshCode(taken: readonly string[]): string {
  for (;;) {
    const code = String(randomInt(100000, 1000000));
    if (!taken.includes(code)) return code;
  }
}
