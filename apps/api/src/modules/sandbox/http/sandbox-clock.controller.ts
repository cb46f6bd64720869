import { Body, Controller, Get, Post } from '@nestjs/common';
import { TestClockAdvance, TestClockView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { SandboxOnly } from '../../../platform/http/sandbox-only';
import { SandboxClock } from '../sandbox-clock.service';

@Controller('sandbox/clock')
@SandboxOnly()
export class SandboxClockController {
  constructor(private readonly clock: SandboxClock) {}

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'getTestClock',
    summary: 'The time in the sandbox, and whether the clock is still advancing',
    tag: 'Sandbox',
    scope: 'sandbox:read',
    answer: TestClockView,
  })
  read(): Promise<TestClockView> {
    return this.clock.read();
  }

  @Post('advance')
  @Access('signed-in')
  @Describe({
    id: 'advanceTestClock',
    summary: 'Moves the test clock forward, for everyone in this deployment',
    description:
      'Returns at once. The clock stops whenever something is due and waits until that is done; `state` is `advancing` until the clock has reached the target.',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    status: 202,
    answer: TestClockView,
  })
  advance(@Body() advance: TestClockAdvance): Promise<TestClockView> {
    return this.clock.advance(advance);
  }

  @Post('stop')
  @Access('signed-in')
  @Describe({
    id: 'stopTestClock',
    summary: 'Stops an advance of the test clock at the current time',
    description:
      'The clock finishes the work that is due at its current time, and then follows real time from there. It can’t go back. Does nothing when it is `ready`.',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    answer: TestClockView,
  })
  stop(): Promise<TestClockView> {
    return this.clock.stop();
  }
}
