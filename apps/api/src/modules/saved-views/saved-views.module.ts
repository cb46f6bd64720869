import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SavedViewsErasure } from './infra/saved-views-erasure';
import { SavedViewsController } from './http/saved-views.controller';
import { SavedViewEntity } from './infra/saved-view.entity';
import { SqlSavedViewsRepository } from './infra/sql-saved-views.repository';
import { SavedViewsRepository } from './saved-views.repository';
import { SavedViewsService } from './saved-views.service';

@Module({
  imports: [TypeOrmModule.forFeature([SavedViewEntity])],
  controllers: [SavedViewsController],
  providers: [
    SavedViewsService,
    SavedViewsErasure,
    { provide: SavedViewsRepository, useClass: SqlSavedViewsRepository },
  ],
})
export class SavedViewsModule {}
