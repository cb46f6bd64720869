import { Module } from '@nestjs/common';
import { MapQuota } from './map-quota';
import { MapServices } from './map-services';

/** One quota for all who ask map services. */
@Module({ providers: [MapServices, MapQuota], exports: [MapServices, MapQuota] })
export class MapServicesModule {}
