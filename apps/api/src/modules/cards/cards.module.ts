import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CardSetupEntity } from './infra/card-setup.entity';
import { SavedCardEntity } from './infra/saved-card.entity';
import { IdentityModule } from '../identity/identity.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { CardWebhooks } from './card-webhooks.service';
import { CardSetupLookups } from './card-setup-lookups.service';
import { CardsProvider } from './cards-provider';
import { CardsFacade } from './cards.facade';
import { CardsRepository } from './cards.repository';
import { CardsService } from './cards.service';
import { CustomersService } from './customers.service';
import { CardsController } from './http/cards.controller';
import { PostgresCardsRepository } from './infra/postgres-cards.repository';
import { StripeCards } from './infra/stripe-cards';
import { CardsErasure } from './infra/cards-erasure';

/** Saved cards, and customers of the payment provider. */
@Module({
  imports: [TypeOrmModule.forFeature([CardSetupEntity, SavedCardEntity]), IdentityModule, WebhooksModule],
  controllers: [CardsController],
  providers: [
    CardsErasure,
    CardsService,
    CustomersService,
    CardWebhooks,
    CardSetupLookups,
    { provide: CardsFacade, useExisting: CardsService },
    { provide: CardsProvider, useClass: StripeCards },
    { provide: CardsRepository, useClass: PostgresCardsRepository },
  ],
  exports: [CardsFacade],
})
export class CardsModule {}
