import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module';
import { RidesModule } from '../rides/rides.module';
import { RideMails } from './ride-mails';

@Module({ imports: [IdentityModule, RidesModule], providers: [RideMails] })
export class NotificationsModule {}
