import { Injectable } from '@nestjs/common';
import type { Role, UserView } from '@groupride/contracts';
import { Config } from '../../config/config';
import { isAllowedAvatar } from '../../platform/avatar';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import type { Account } from './domain/account';

@Injectable()
export class UserPresenter {
  constructor(
    private readonly city: CityFacade,
    private readonly config: Config,
  ) {}

  /** @param who null when nobody is signed in to the account yet */
  view(account: Account, who: Principal | null): UserView {
    return {
      id: account.id,
      name: account.name,
      email: account.email,
      phone: account.phone,
      phoneVerified: account.phone !== null && account.phoneVerifiedAt !== null,
      avatar:
        account.avatar !== null && isAllowedAvatar(account.avatar, this.config.avatarHosts) ? account.avatar : null,
      location: this.city.current.name,
      roles: rolesOf(who),
      driverId: who?.driverId ?? null,
      secondFactorRequired: who?.secondFactorRequired ?? false,
      operatorRole: who?.operatorRole ?? null,
      createdAt: account.createdAt.toISOString(),
      guestRideId: account.guestRideId ?? null,
    };
  }
}

function rolesOf(who: Principal | null): Role[] {
  return [
    'rider',
    ...(who?.isApprovedDriver ? (['driver'] as const) : []),
    ...(who?.isAdmin ? (['admin'] as const) : []),
  ];
}
