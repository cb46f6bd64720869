import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ReceiptDocumentQuery, ReceiptView, type Language } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { RequestLanguage } from '../../../platform/http/language';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { ReceiptDownloadsService } from '../receipt-downloads.service';
import { ReceiptsService } from '../receipts.service';
import { presentReceipt } from '../receipt.presenter';

@Controller('rides/:rideId')
export class ReceiptsController {
  constructor(
    private readonly receipts: ReceiptsService,
    private readonly downloads: ReceiptDownloadsService,
  ) {}

  @Get('receipt')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'getReceipt',
    summary: 'Your receipt for a ride that is over',
    tag: 'Payments',
    scope: 'payments:read',
    answer: ReceiptView,
  })
  async receipt(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<ReceiptView> {
    return presentReceipt(await this.receipts.ofRide(me, rideId));
  }

  @Get('receipt.pdf')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'getReceiptDocument',
    summary: 'Your receipt as a PDF',
    tag: 'Payments',
    scope: 'payments:read',
    answer: null,
    status: 200,
  })
  async document(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Query() { language }: ReceiptDocumentQuery,
    @RequestLanguage() asked: Language | null,
  ): Promise<StreamableFile> {
    const { name, bytes } = await this.downloads.ofRide(me, rideId, language ?? asked ?? 'en');
    return new StreamableFile(bytes, { type: 'application/pdf', disposition: `attachment; filename="${name}"` });
  }
}
