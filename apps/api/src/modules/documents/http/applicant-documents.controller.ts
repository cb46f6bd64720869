import { Controller, Delete, Get, Param, Post, Query, UploadedFile } from '@nestjs/common';
import { DocumentUploadQuery, DocumentView, DriverDocuments, MAX_DOCUMENT_BYTES } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { AcceptsUpload, type UploadedBytes } from '../../../platform/http/upload';
import { DocumentUploadsService } from '../document-uploads.service';
import { DocumentsService } from '../documents.service';

/** Must be registered before the routes of a driver's documents, whose paths would match too. */
@Controller('drivers/applications/documents')
export class ApplicantDocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly uploads: DocumentUploadsService,
  ) {}

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'listApplicantDocuments',
    summary: 'Documents you have uploaded for an application that is not sent yet',
    tag: 'Drivers',
    scope: 'drivers:read',
    answer: DriverDocuments,
  })
  list(@Me() me: Principal): Promise<DriverDocuments> {
    return this.documents.listOfApplicant(me);
  }

  @Post()
  @AcceptsUpload(MAX_DOCUMENT_BYTES)
  @Access('signed-in')
  @Describe({
    id: 'uploadApplicantDocument',
    summary: 'Uploads a document for an application that is not sent yet',
    description:
      'Like `uploadDriverDocument`. Sending the application makes it a document of the driver; if no application is sent, it is removed after 90 days.',
    tag: 'Drivers',
    scope: 'drivers:write',
    answer: DocumentView,
    status: 201,
  })
  upload(
    @Me() me: Principal,
    @Query() query: DocumentUploadQuery,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<DocumentView> {
    return this.uploads.uploadAsApplicant(me, query, file?.buffer);
  }

  @Delete(':documentId')
  @Access('signed-in')
  @Describe({
    id: 'removeApplicantDocument',
    summary: 'Removes a document of an application that is not sent yet',
    tag: 'Drivers',
    scope: 'drivers:write',
    answer: null,
  })
  remove(@Me() me: Principal, @Param('documentId', IdPipe) documentId: number): Promise<void> {
    return this.uploads.removeAsApplicant(me, documentId);
  }
}
