import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  Param,
  Patch,
  Post,
  Query,
  StreamableFile,
  UploadedFile,
} from '@nestjs/common';
import {
  DocumentReview,
  DocumentUploadQuery,
  DocumentView,
  DriverDocuments,
  MAX_DOCUMENT_BYTES,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { AcceptsUpload, type UploadedBytes } from '../../../platform/http/upload';
import { DocumentUploadsService } from '../document-uploads.service';
import { DocumentFilesService } from '../document-files.service';
import { DocumentReviewsService } from '../document-reviews.service';
import { DocumentsService } from '../documents.service';

/** Prevents an uploaded file from running as a page of our origin. */
const FILE_POLICY = "sandbox; default-src 'none'";

@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly uploads: DocumentUploadsService,
    private readonly reviews: DocumentReviewsService,
    private readonly files: DocumentFilesService,
  ) {}

  @Get('drivers/:driverId/documents')
  @Access('signed-in')
  @Describe({
    id: 'listDriverDocuments',
    summary: 'A driver’s documents, and the missing ones',
    tag: 'Drivers',
    scope: 'drivers:read',
    answer: DriverDocuments,
  })
  list(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<DriverDocuments> {
    return this.documents.list(me, driverId);
  }

  @Post('drivers/:driverId/documents')
  @AcceptsUpload(MAX_DOCUMENT_BYTES)
  @Access('driver')
  @Describe({
    id: 'uploadDriverDocument',
    summary: 'Uploads a document for review',
    description:
      'At most 10 MB. The type is detected by content: JPEG, PNG or WebP; for registration and insurance also PDF. Photos are stored as JPEG without metadata. If you repeat the call with the same file, it is stored once.',
    tag: 'Drivers',
    scope: 'drivers:write',
    answer: DocumentView,
    status: 201,
  })
  upload(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Query() query: DocumentUploadQuery,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<DocumentView> {
    return this.uploads.upload(me, driverId, query, file?.buffer);
  }

  @Delete('drivers/:driverId/documents/:documentId')
  @Access('driver')
  @Describe({
    id: 'removeDriverDocument',
    summary: 'Removes a document that was not accepted',
    tag: 'Drivers',
    scope: 'drivers:write',
    answer: null,
  })
  remove(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Param('documentId', IdPipe) documentId: number,
  ): Promise<void> {
    return this.uploads.remove(me, driverId, documentId);
  }

  @Patch('admin/documents/:documentId')
  @Access('admin', { permission: 'drivers.review' })
  @Describe({
    id: 'reviewDriverDocument',
    summary: 'Accepts or rejects a document',
    description: 'The driver is notified by mail and in the app. A rejection requires a reason.',
    tag: 'Operations',
    scope: 'operations:write',
    answer: DocumentView,
  })
  review(
    @Me() me: Principal,
    @Param('documentId', IdPipe) documentId: number,
    @Body() review: DocumentReview,
  ): Promise<DocumentView> {
    return this.reviews.review(me, documentId, review);
  }

  @Get('documents/:token')
  @Header('Content-Security-Policy', FILE_POLICY)
  @Access('signed-in')
  @Describe({
    id: 'getDocumentFile',
    summary: 'The file of a document, by the address from the list',
    tag: 'Drivers',
    scope: 'drivers:read',
    answer: null,
    status: 200,
  })
  async file(@Me() me: Principal, @Param('token') token: string): Promise<StreamableFile> {
    const { name, type, bytes } = await this.files.open(me, token);
    return new StreamableFile(bytes, { type, disposition: `attachment; filename="${name}"` });
  }
}
