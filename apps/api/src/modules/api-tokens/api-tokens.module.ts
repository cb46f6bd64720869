import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity/identity.module';
import { ApiRequestsRepository } from './api-requests.repository';
import { ApiRequests } from './api-requests.service';
import { OpenTokensFacade, ServiceAccountsFacade } from './api-tokens.facade';
import { ApiTokensRepository } from './api-tokens.repository';
import { ApiTokenStrategy } from './http/api-token.strategy';
import { ApiRequestsController } from './http/api-requests.controller';
import { ServiceAccountsController } from './http/service-accounts.controller';
import { TokensController } from './http/tokens.controller';
import { ApiRequestEntity } from './infra/api-request.entity';
import { ApiTokenEntity } from './infra/api-token.entity';
import { ServiceAccountEntity } from './infra/service-account.entity';
import { SqlApiRequestsRepository } from './infra/sql-api-requests.repository';
import { SqlApiTokensRepository } from './infra/sql-api-tokens.repository';
import { SqlServiceAccountsRepository } from './infra/sql-service-accounts.repository';
import { SqlTokenOwners } from './infra/sql-token-owners';
import { TokensErasure } from './infra/tokens-erasure';
import { OpenTokens } from './open-tokens.service';
import { PersonalTokensService } from './personal-tokens.service';
import { ServiceAccountLookups } from './service-account-lookups';
import { ServiceAccountsRepository } from './service-accounts.repository';
import { ServiceAccountsService } from './service-accounts.service';
import { TokenOwners } from './token-owners.repository';
import { TokenUses } from './token-uses.service';
import { TokensService } from './tokens.service';
import { API_REQUESTS_KEPT_DAYS } from '@groupride/contracts';
import { expiredRows } from '../../platform/retention/expired-rows';

@Module({
  imports: [
    TypeOrmModule.forFeature([ApiRequestEntity, ApiTokenEntity, ServiceAccountEntity]),
    PassportModule,
    IdentityModule,
  ],
  controllers: [TokensController, ServiceAccountsController, ApiRequestsController],
  providers: [
    { provide: ApiRequestsRepository, useClass: SqlApiRequestsRepository },
    { provide: ApiTokensRepository, useClass: SqlApiTokensRepository },
    { provide: ServiceAccountsRepository, useClass: SqlServiceAccountsRepository },
    { provide: TokenOwners, useClass: SqlTokenOwners },
    // Tokens and their requests use real time, even with a test clock.
    expiredRows('api_requests', `old.at < pg_catalog.now() - interval '${API_REQUESTS_KEPT_DAYS} days'`),
    ApiRequests,
    ApiTokenStrategy,
    PersonalTokensService,
    ServiceAccountsService,
    { provide: ServiceAccountsFacade, useClass: ServiceAccountLookups },
    { provide: OpenTokensFacade, useClass: OpenTokens },
    TokensErasure,
    TokensService,
    TokenUses,
  ],
  exports: [OpenTokensFacade, ServiceAccountsFacade],
})
export class ApiTokensModule {}
