import { Controller, Get, Query } from '@nestjs/common';
import { MetricsDays, MetricsQuery, MetricsView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { MetricsService } from '../metrics.service';

@Controller('admin/metrics')
export class MetricsController {
  constructor(private readonly metrics: MetricsService) {}

  @Get()
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'getMetrics',
    summary: 'Figures of a period and of the previous one',
    tag: 'Operations',
    scope: 'operations:read',
    answer: MetricsView,
  })
  figures(@Query() query: MetricsQuery): Promise<MetricsView> {
    return this.metrics.figures(query);
  }

  @Get('days')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'getMetricsDays',
    summary: 'Figures of each day of a period',
    tag: 'Operations',
    scope: 'operations:read',
    answer: MetricsDays,
  })
  days(@Query() query: MetricsQuery): Promise<MetricsDays> {
    return this.metrics.days(query);
  }
}
