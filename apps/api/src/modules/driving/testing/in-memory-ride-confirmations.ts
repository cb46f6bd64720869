import { CONFIRMATION_MOMENTS, type ConfirmationMoment } from '@groupride/contracts';
import type { Transaction } from '../../../platform/database/database';
import { RideConfirmationsRepository, type OpenConfirmation } from '../ride-confirmations.repository';
import type { DrivingSources } from './driving-sources';

interface Question {
  rideId: number;
  driverId: number;
  moment: ConfirmationMoment;
  askedAt: Date;
  dueAt: Date;
}

/** Questions to drivers of scheduled rides in memory, each asked once for an acceptance. */
export class InMemoryRideConfirmations extends RideConfirmationsRepository {
  private readonly asked: Question[] = [];
  private readonly confirmed = new Set<Question>();

  constructor(private readonly sources: Pick<DrivingSources, 'rides' | 'driver'>) {
    super();
  }

  async ask(_tx: Transaction, question: Question): Promise<boolean> {
    const isSame = ({ rideId, driverId, moment }: Question) =>
      rideId === question.rideId && driverId === question.driverId && moment === question.moment;
    if (this.sources.driver(question.driverId).control !== 'none') return false;
    if (this.asked.some((asked) => isSame(asked) && this.isOfAcceptance(asked))) return false;
    this.asked.push({ ...question });
    return true;
  }

  async confirm(_tx: Transaction, rideId: number, driverId: number): Promise<ConfirmationMoment[]> {
    const open = this.openOf(driverId).filter((question) => question.rideId === rideId);
    for (const question of open) this.confirmed.add(question);
    return CONFIRMATION_MOMENTS.filter((moment) => open.some((question) => question.moment === moment));
  }

  async isOverdue(_tx: Transaction, rideId: number, driverId: number, now: Date): Promise<boolean> {
    return this.openOf(driverId).some((question) => question.rideId === rideId && question.dueAt <= now);
  }

  async open(driverId: number): Promise<OpenConfirmation[]> {
    const held = this.sources.rides().filter((ride) => ride.driverId === driverId && ride.status === 'confirmed');
    return held
      .flatMap(({ id }) => {
        const due = this.openOf(driverId).filter(({ rideId }) => rideId === id);
        const [first] = due.map(({ dueAt }) => dueAt).sort((a, b) => a.getTime() - b.getTime());
        return first ? { rideId: id, dueAt: first } : [];
      })
      .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  }

  private openOf(driverId: number): Question[] {
    return this.asked.filter(
      (question) => question.driverId === driverId && !this.confirmed.has(question) && this.isOfAcceptance(question),
    );
  }

  private isOfAcceptance({ rideId, askedAt }: Question): boolean {
    const acceptedAt = this.sources.rides().find(({ id }) => id === rideId)?.acceptedAt ?? null;
    return acceptedAt === null || askedAt >= acceptedAt;
  }
}
