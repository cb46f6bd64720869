import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs';
import { lookUpEveryMinute } from '../../platform/stripe/lookups';
import { lookUpCardSetups } from './cards.jobs';
import { CardsProvider } from './cards-provider';
import { CardsRepository, type StoredSetup } from './cards.repository';
import { CardsService } from './cards.service';

/** Fetches card setups of the profile page from the provider when their webhook events may have been lost. */
@Injectable()
export class CardSetupLookups implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly repository: CardsRepository,
    private readonly provider: CardsProvider,
    private readonly cards: CardsService,
  ) {}

  onModuleInit(): void {
    lookUpEveryMinute(this.jobs, lookUpCardSetups, {
      claim: (most) => this.repository.claimLookups(most),
      lookUp: (setup) => this.lookUp(setup),
      nameOf: ({ setupIntentId }) => `card setup ${setupIntentId}`,
    });
  }

  private async lookUp({ userId, attempt, setupIntentId }: StoredSetup): Promise<void> {
    const setup = await this.provider.findSetup(setupIntentId);
    if (setup?.status === 'open' || setup?.status === 'processing') return;
    if (setup?.status === 'succeeded' && setup.methodId) await this.cards.remember(setup.methodId);
    await this.repository.nextSetup(userId, attempt);
  }
}
