import { Module } from '@nestjs/common';
import { MapServicesModule } from '../../platform/map-services.module';
import { MappingModule } from '../mapping/mapping.module';
import { PlacesModule } from '../places/places.module';
import { GoogleProxyService } from './google-proxy.service';
import { GoogleController } from './http/google.controller';
import { MapboxController } from './http/mapbox.controller';
import { MapboxProxyService } from './mapbox-proxy.service';

@Module({
  imports: [MappingModule, PlacesModule, MapServicesModule],
  controllers: [GoogleController, MapboxController],
  providers: [GoogleProxyService, MapboxProxyService],
})
export class MapProxiesModule {}
