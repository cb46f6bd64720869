import { Module } from '@nestjs/common';
import { CleanUpService } from './clean-up.service';

@Module({ providers: [CleanUpService] })
export class HousekeepingModule {}
