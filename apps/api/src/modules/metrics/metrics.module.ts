import { Module } from '@nestjs/common';
import { CityModule } from '../city/city.module';
import { MetricsController } from './http/metrics.controller';
import { SqlMetricsRepository } from './infra/sql-metrics.repository';
import { MetricsRepository } from './metrics.repository';
import { MetricsService } from './metrics.service';

@Module({
  imports: [CityModule],
  controllers: [MetricsController],
  providers: [MetricsService, { provide: MetricsRepository, useClass: SqlMetricsRepository }],
})
export class MetricsModule {}
