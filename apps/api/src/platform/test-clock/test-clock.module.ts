import { Global, Module } from '@nestjs/common';
import { TestClock } from './test-clock';

@Global()
@Module({ providers: [TestClock], exports: [TestClock] })
export class TestClockModule {}
