import { Body, Controller, Delete, Get, Param, Post, Put, Query, UploadedFile } from '@nestjs/common';
import {
  DisputeCase,
  DisputeView,
  EvidenceDraft,
  EvidenceFileQuery,
  EvidenceSubmission,
  MAX_EVIDENCE_BYTES,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { AcceptsUpload, type UploadedBytes } from '../../../platform/http/upload';
import { DisputeCases } from '../dispute-cases.service';
import { DisputeEvidenceService } from '../dispute-evidence.service';
import { DisputesService } from '../disputes.service';
import { EvidenceSubmissionService } from '../evidence-submission.service';

@Controller('admin/disputes')
export class DisputesController {
  constructor(
    private readonly disputes: DisputesService,
    private readonly cases: DisputeCases,
    private readonly evidence: DisputeEvidenceService,
    private readonly submission: EvidenceSubmissionService,
  ) {}

  @Get()
  @Access('admin', { permission: 'money.view' })
  @Describe({
    id: 'listDisputes',
    summary: 'Payments that riders dispute with their banks, most urgent first',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [DisputeView],
  })
  list(): Promise<DisputeView[]> {
    return this.disputes.list();
  }

  @Get(':disputeId')
  @Access('admin', { permission: 'money.view' })
  @Describe({
    id: 'getDispute',
    summary: 'A dispute, with its evidence and what is recorded about the ride',
    tag: 'Operations',
    scope: 'operations:read',
    answer: DisputeCase,
  })
  get(@Param('disputeId') disputeId: string): Promise<DisputeCase> {
    return this.cases.view(disputeId);
  }

  @Put(':disputeId/evidence')
  @Access('admin', { permission: 'money.manage' })
  @Describe({
    id: 'saveDisputeEvidence',
    summary: 'Saves the statement of a dispute as a draft',
    tag: 'Operations',
    scope: 'operations:write',
    answer: DisputeCase,
  })
  save(@Me() me: Principal, @Param('disputeId') disputeId: string, @Body() draft: EvidenceDraft): Promise<DisputeCase> {
    return this.evidence.save(me, disputeId, draft);
  }

  @Post(':disputeId/evidence/files')
  @AcceptsUpload(MAX_EVIDENCE_BYTES)
  @Access('admin', { permission: 'money.manage' })
  @Describe({
    id: 'uploadDisputeFile',
    summary: 'Adds a file to the evidence of a dispute',
    description:
      'PDF, JPEG or PNG, detected by content; at most 4.5 MB for all files together. There is one file of each kind; a new one replaces it.',
    tag: 'Operations',
    scope: 'operations:write',
    answer: DisputeCase,
    status: 201,
  })
  upload(
    @Me() me: Principal,
    @Param('disputeId') disputeId: string,
    @Query() query: EvidenceFileQuery,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<DisputeCase> {
    return this.evidence.upload(me, disputeId, query, file);
  }

  @Delete(':disputeId/evidence/files')
  @Access('admin', { permission: 'money.manage' })
  @Describe({
    id: 'removeDisputeFile',
    summary: 'Removes a file from the evidence of a dispute',
    tag: 'Operations',
    scope: 'operations:write',
    answer: DisputeCase,
  })
  remove(
    @Me() me: Principal,
    @Param('disputeId') disputeId: string,
    @Query() query: EvidenceFileQuery,
  ): Promise<DisputeCase> {
    return this.evidence.remove(me, disputeId, query);
  }

  @Post(':disputeId/evidence/submission')
  @Access('admin', { permission: 'money.manage' })
  @Describe({
    id: 'submitDisputeEvidence',
    summary: 'Submits the evidence of a dispute to the bank; this is final',
    description: 'The evidence is submitted once, even if the call is repeated. Afterwards it can’t be changed.',
    tag: 'Operations',
    scope: 'operations:write',
    answer: DisputeCase,
    status: 200,
  })
  submit(
    @Me() me: Principal,
    @Param('disputeId') disputeId: string,
    @Body() { version }: EvidenceSubmission,
  ): Promise<DisputeCase> {
    return this.submission.submit(me, disputeId, version);
  }
}
