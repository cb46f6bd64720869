import { Global, Module } from '@nestjs/common';
import { ConfigModule as NestConfigModule, registerAs } from '@nestjs/config';
import { Config, readConfig } from './config';

const settings = registerAs('settings', () => readConfig(process.env));

/** Reads and checks the environment once, at start. The program that starts the process loads `.env` files. */
@Global()
@Module({
  imports: [NestConfigModule.forRoot({ ignoreEnvFile: true, load: [settings] })],
  providers: [{ provide: Config, useExisting: settings.KEY }],
  exports: [Config],
})
export class ConfigModule {}
