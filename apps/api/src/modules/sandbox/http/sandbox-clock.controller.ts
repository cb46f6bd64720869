import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
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
    summary: 'What time it is in the sandbox, and whether the clock has arrived',
    tag: 'Sandbox',
    scope: 'sandbox:read',
    answer: TestClockView,
  })
  read(): Promise<TestClockView> {
    return this.clock.read();
  }

  @Post('advance')
  @HttpCode(202)
  @Access('signed-in')
  @Describe({
    id: 'advanceTestClock',
    summary: 'Moves the test clock forward, for everyone in this deployment',
    description:
      'Answers at once. The clock stops at every moment at which something is due and waits until it is done; `state` is `advancing` until it has arrived.',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    status: 202,
    answer: TestClockView,
  })
  advance(@Body() advance: TestClockAdvance): Promise<TestClockView> {
    return this.clock.advance(advance);
  }

  @Post('stop')
  @HttpCode(200)
  @Access('signed-in')
  @Describe({
    id: 'stopTestClock',
    summary: 'Ends an advance of the test clock where it is',
    description:
      'The clock finishes the work of the moment at which it is, and then follows real time from there. It can’t go back. Does nothing when it is `ready`.',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    answer: TestClockView,
  })
  stop(): Promise<TestClockView> {
    return this.clock.stop();
  }
}
