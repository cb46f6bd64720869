import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config';
import { DriversModule } from '../drivers/drivers.module';
import { DrivingModule } from '../driving/driving.module';
import { IdentityModule } from '../identity/identity.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { ApplicantDocumentsService } from './applicant-documents.service';
import { DocumentFilesService } from './document-files.service';
import { DocumentExpiryService } from './document-expiry.service';
import { DocumentsPresenter } from './documents.presenter';
import { DocumentLinks } from './document-links';
import { DocumentNotices } from './document-notices';
import { DocumentReviewsService } from './document-reviews.service';
import { DocumentStore } from './document-store';
import { DocumentUploadsService } from './document-uploads.service';
import { DocumentsFacade, UploadedFilesFacade } from './documents.facade';
import { DocumentsRepository } from './documents.repository';
import { DocumentsService } from './documents.service';
import { ApplicantDocumentsController } from './http/applicant-documents.controller';
import { DocumentsController } from './http/documents.controller';
import { DriverDocumentEntity } from './infra/driver-document.entity';
import { documentStore } from './infra/document-store.factory';
import { SqlDocumentsRepository } from './infra/sql-documents.repository';
import { UploadedFilesService } from './uploaded-files.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([DriverDocumentEntity]),
    DriversModule,
    DrivingModule,
    IdentityModule,
    RealtimeModule,
  ],
  controllers: [ApplicantDocumentsController, DocumentsController],
  providers: [
    DocumentsService,
    DocumentUploadsService,
    ApplicantDocumentsService,
    DocumentReviewsService,
    DocumentNotices,
    DocumentFilesService,
    DocumentLinks,
    DocumentsPresenter,
    DocumentExpiryService,
    UploadedFilesService,
    { provide: UploadedFilesFacade, useExisting: UploadedFilesService },
    { provide: DocumentsFacade, useExisting: DocumentsService },
    { provide: DocumentsRepository, useClass: SqlDocumentsRepository },
    { provide: DocumentStore, useFactory: documentStore, inject: [Config] },
  ],
  exports: [DocumentsFacade, UploadedFilesFacade],
})
export class DocumentsModule {}
