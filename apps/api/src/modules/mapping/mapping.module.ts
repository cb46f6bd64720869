import { Module } from '@nestjs/common';
import { MappingController } from './http/mapping.controller';
import { CharlottePlaces } from './infra/charlotte-places';
import { MappingFacade } from './mapping.facade';
import { MappingService } from './mapping.service';
import { PlaceSource } from './place-source';

@Module({
  controllers: [MappingController],
  providers: [MappingService, { provide: MappingFacade, useExisting: MappingService }, { provide: PlaceSource, useClass: CharlottePlaces }],
  exports: [MappingFacade],
})
export class MappingModule {}
