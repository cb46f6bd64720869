import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { TaxDocumentQuery, TaxSummary, TaxSummaryQuery, type Language } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { RequestLanguage } from '../../../platform/http/language';
import { Me, type Principal } from '../../../platform/http/principal';
import { TaxSummariesService } from '../tax-summaries.service';

@Controller('drivers/:driverId')
export class TaxSummariesController {
  constructor(private readonly summaries: TaxSummariesService) {}

  @Get('tax-summary')
  @Access('signed-in')
  @Describe({
    id: 'getTaxSummary',
    summary: 'A driver’s tax summary for a calendar year',
    tag: 'Driving',
    scope: 'driving:read',
    answer: TaxSummary,
  })
  of(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Query() { year }: TaxSummaryQuery,
  ): Promise<TaxSummary> {
    return this.summaries.of(me, driverId, year);
  }

  @Get('tax-summary.csv')
  @Access('signed-in')
  @Describe({
    id: 'getTaxSummaryTable',
    summary: 'The tax summary as CSV',
    tag: 'Driving',
    scope: 'driving:read',
    answer: null,
    status: 200,
  })
  async csv(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Query() { year, language }: TaxDocumentQuery,
    @RequestLanguage() asked: Language | null,
  ): Promise<StreamableFile> {
    return file('text/csv; charset=utf-8', await this.summaries.csv(me, driverId, year, language ?? asked ?? 'en'));
  }

  @Get('tax-summary.pdf')
  @Access('signed-in')
  @Describe({
    id: 'getTaxSummaryDocument',
    summary: 'The tax summary as a PDF',
    tag: 'Driving',
    scope: 'driving:read',
    answer: null,
    status: 200,
  })
  async pdf(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Query() { year, language }: TaxDocumentQuery,
    @RequestLanguage() asked: Language | null,
  ): Promise<StreamableFile> {
    return file('application/pdf', await this.summaries.pdf(me, driverId, year, language ?? asked ?? 'en'));
  }
}

const file = (type: string, { name, bytes }: { name: string; bytes: Buffer }) =>
  new StreamableFile(bytes, { type, disposition: `attachment; filename="${name}"` });
