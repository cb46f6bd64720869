import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config';
import { PinoLogger } from '../logging';
import { DatabaseAvailability } from './availability';
import { dataSourceOptions } from './data-source';
import { Database } from './database';
import { Notifications } from './notifications';
import { waitForDatabase } from './wait-for-database';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: async (config: Config) => {
        // Nest's own messages are kept back until the application is complete, and this one is about what holds it up.
        const logger = new PinoLogger(config.LOG_LEVEL);
        await waitForDatabase(config.DATABASE_URL, (line) => logger.warn(line));
        return { ...dataSourceOptions(config), autoLoadEntities: true, retryAttempts: 3, retryDelay: 500 };
      },
    }),
  ],
  providers: [Database, DatabaseAvailability, Notifications],
  exports: [Database, DatabaseAvailability, Notifications],
})
export class DatabaseModule {}
