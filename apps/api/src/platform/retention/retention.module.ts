import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { RetentionService } from './retention.service';

@Module({ imports: [DiscoveryModule], providers: [RetentionService] })
export class RetentionModule {}
