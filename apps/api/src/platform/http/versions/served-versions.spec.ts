import { Body, Controller, Module, Post, Query } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { Access } from '../access';
import { Describe } from '../answers';
import { negotiateVersion } from './negotiate-version';
import { VersionHistory } from './version-history';
import { versionInterceptors } from './version.interceptor';

const history = new VersionHistory([
  { date: '2025-01-10', summary: 'One', changes: [] },
  {
    date: '2026-02-01',
    summary: 'Two',
    changes: [
      {
        operation: 'echo',
        request: ({ body, query }) => ({
          body: { groupSize: (body as { seats: number }).seats },
          query: { ...query, page: '2' },
        }),
        answer: (body) => ({ old: body }),
      },
    ],
  },
]);

@Controller('echo')
class EchoController {
  @Post()
  @Access('public', { anyOrigin: true })
  @Describe({ id: 'echo', summary: 'Echo', tag: 'Test', scope: 'open', answer: null, status: 201 })
  echo(@Body() body: object, @Query() query: object) {
    return { body, query };
  }
}
@Module({
  controllers: [EchoController],
  providers: [{ provide: VersionHistory, useValue: history }, ...versionInterceptors(history)],
})
class EchoModule {}

let app: NestExpressApplication;
let now = new Date('2026-05-01');
/** The version of the token that the request pretends to have. */
let pinned: string | undefined;

beforeAll(async () => {
  app = await NestFactory.create<NestExpressApplication>(EchoModule, { logger: false });
  app.use((request: Request, _: Response, next: NextFunction) => {
    if (pinned) request.user = { token: { id: 1, scopes: [], version: pinned } } as unknown as Express.User;
    next();
  });
  app.use(negotiateVersion(history, { now: () => now }));
  app.use((error: { code: string; more: object }, _request: Request, response: Response, _next: NextFunction) =>
    response.status(400).json({ code: error.code, ...error.more }),
  );
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());

async function ask(version?: string, body: object = { seats: 4 }) {
  const answer = await fetch(`${await app.getUrl()}/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(version ? { 'groupride-version': version } : {}) },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    version: answer.headers.get('groupride-version'),
    body: (await answer.json()) as object,
  };
}

describe('a request', () => {
  beforeEach(() => {
    now = new Date('2026-05-01');
    pinned = undefined;
  });

  it('gets the current version unless it names another one', async () => {
    expect(await ask()).toEqual({ status: 201, version: '2026-02-01', body: { body: { seats: 4 }, query: {} } });
  });

  it('is converted, and so is its response, when it names an older version', async () => {
    expect(await ask('2025-01-10')).toEqual({
      status: 201,
      version: '2025-01-10',
      body: { old: { body: { groupSize: 4 }, query: { page: '2' } } },
    });
  });

  it('gets the version of its token, and may name another one', async () => {
    pinned = '2025-01-10';
    expect(await ask()).toMatchObject({ version: '2025-01-10', body: { old: {} } });
    expect(await ask('2026-02-01')).toMatchObject({ version: '2026-02-01', body: { body: { seats: 4 } } });
  });

  it.each(['2024-01-01', '2026-13-01', 'latest'])(
    'is refused with version %s, and told which are served',
    async (version) => {
      expect(await ask(version)).toMatchObject({
        status: 400,
        body: { code: 'version_not_served', extra: { versions: ['2025-01-10', '2026-02-01'] } },
      });
    },
  );

  it('is refused with a version that was replaced more than a year ago, even when its token has it', async () => {
    now = new Date('2027-02-02');
    const refused = { status: 400, body: { extra: { versions: ['2026-02-01'] } } };
    expect(await ask('2025-01-10')).toMatchObject(refused);
    pinned = '2025-01-10';
    expect(await ask()).toMatchObject(refused);
  });
});

describe('an API with a single version', () => {
  it('has nothing that converts requests', () => {
    expect(versionInterceptors(new VersionHistory([{ date: '2026-02-01', summary: 'One', changes: [] }]))).toEqual([]);
  });
});
