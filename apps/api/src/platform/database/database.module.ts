import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config';
import { Logger } from 'nestjs-pino';
import { DatabaseAvailability } from './availability';
import { dataSourceOptions } from './data-source';
import { Database } from './database';
import { Notifications } from './notifications';
import { ReportDatabase } from './report-database';
import { waitForDatabase } from './wait-for-database';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config, Logger],
      useFactory: async (config: Config, logger: Logger) => {
        // Nest buffers its own messages until the application has started, so this one is logged directly.
        await waitForDatabase(config.DATABASE_URL, (line) => logger.warn(line));
        return { ...dataSourceOptions(config), autoLoadEntities: true, retryAttempts: 3, retryDelay: 500 };
      },
    }),
  ],
  providers: [Database, DatabaseAvailability, Notifications, ReportDatabase],
  exports: [Database, DatabaseAvailability, Notifications, ReportDatabase],
})
export class DatabaseModule {}
