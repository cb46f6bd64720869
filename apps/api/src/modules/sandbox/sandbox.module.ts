import { Module } from '@nestjs/common';
import { SandboxClockController } from './http/sandbox-clock.controller';
import { SandboxClock } from './sandbox-clock.service';

@Module({ controllers: [SandboxClockController], providers: [SandboxClock] })
export class SandboxModule {}
