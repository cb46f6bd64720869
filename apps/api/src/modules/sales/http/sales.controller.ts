import { Body, Controller, Get, Param, Patch, Post, Query, UseGuards } from '@nestjs/common';
import { NewSalesInquiry, SalesInquiryChange, SalesInquiryQuery, SalesInquiryView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { SalesService } from '../sales.service';
import { SalesRateGuard } from './sales-rate.guard';

@Controller()
export class SalesController {
  constructor(private readonly sales: SalesService) {}

  @Post('sales-inquiries')
  @UseGuards(SalesRateGuard)
  @Access('public')
  @Describe({
    id: 'contactSales',
    summary: 'Sends an inquiry to sales',
    description: 'If you repeat the call with the same `clientId`, the inquiry is stored once.',
    tag: 'Sales',
    scope: null,
    status: 202,
    answer: null,
  })
  contact(@Body() inquiry: NewSalesInquiry): Promise<void> {
    return this.sales.receive(inquiry);
  }

  @Get('admin/sales-inquiries')
  @Access('admin', { permission: 'people.view' })
  @Describe({
    id: 'listSalesInquiries',
    summary: 'Sales inquiries, newest first',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [SalesInquiryView],
  })
  list(@Query() query: SalesInquiryQuery): Promise<SalesInquiryView[]> {
    return this.sales.list(query);
  }

  @Patch('admin/sales-inquiries/:inquiryId')
  @Access('admin', { permission: 'support.answer' })
  @Describe({
    id: 'changeSalesInquiry',
    summary: 'Marks a sales inquiry as answered, closed or new',
    tag: 'Operations',
    scope: 'operations:write',
    answer: SalesInquiryView,
  })
  change(
    @Me() me: Principal,
    @Param('inquiryId', IdPipe) inquiryId: number,
    @Body() change: SalesInquiryChange,
  ): Promise<SalesInquiryView> {
    return this.sales.changeState(me, inquiryId, change);
  }
}
