import { setTimeout } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../platform/events/events';
import { operatorActed } from '../identity/identity.events';
import { payoutChanged } from '../payouts/payouts.events';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { PeopleRepository } from './people.repository';

/** Changes are collected for this long, because the weekly payouts are thousands. */
const GATHER_MS = 200;

/** Tells operators' open pages what colleagues changed, and which payouts changed. */
@Injectable()
export class OperationsChanges implements OnModuleInit {
  private readonly subjects = new Set<string>();

  constructor(
    private readonly events: Events,
    private readonly people: PeopleRepository,
    private readonly realtime: RealtimeFacade,
  ) {}

  onModuleInit(): void {
    this.events.listen(operatorActed, ({ subject }) => this.tell(subject));
    this.events.listen(payoutChanged, ({ payoutId }) => this.tell(`payout:${payoutId}`));
  }

  private async tell(subject: string): Promise<void> {
    const isFirst = this.subjects.size === 0;
    this.subjects.add(subject);
    if (!isFirst) return;
    await setTimeout(GATHER_MS);
    const subjects = [...this.subjects];
    this.subjects.clear();
    this.realtime.toOperators(await this.people.operatorIds(), 'operationsChanged', { subjects });
  }
}
