import { Controller, Get, Param, type StreamableFile } from '@nestjs/common';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { InvoiceLinks } from '../invoice-links.service';

@Controller('business-invoice-files')
export class InvoiceFilesController {
  constructor(private readonly links: InvoiceLinks) {}

  @Get(':file')
  @Access('public')
  @Describe({
    id: 'getLinkedBusinessInvoice',
    summary: 'The invoice behind the link in a mail, as a PDF',
    tag: 'Business',
    scope: 'business:read',
    answer: null,
    status: 200,
  })
  open(@Param('file') file: string): Promise<StreamableFile> {
    return this.links.open(file);
  }
}
