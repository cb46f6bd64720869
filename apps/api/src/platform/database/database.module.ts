import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config';
import { dataSourceOptions } from './data-source';
import { Database } from './database';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({ ...dataSourceOptions(config), autoLoadEntities: true, retryAttempts: 3, retryDelay: 500 }),
    }),
  ],
  providers: [Database],
  exports: [Database],
})
export class DatabaseModule {}
