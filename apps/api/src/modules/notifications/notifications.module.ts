import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module';
import { RidesModule } from '../rides/rides.module';
import { RideMails } from './ride-mails';
import { ShareMails } from './share-mails';

@Module({ imports: [IdentityModule, RidesModule], providers: [RideMails, ShareMails] })
export class NotificationsModule {}
