// A separate program with bare NestJS routes that run recorded statements and return recorded answers, and one bare
// Express route.
import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Controller, Get, HttpCode, Inject, Module, Param, Patch } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import pg from 'pg';
import type { Statement, Unit } from '../money/statement-log';

export interface BareRoute {
  units: readonly Unit[];
  /** The recorded JSON; empty without content. */
  body: string;
}

export interface ToServe {
  databaseUrl: string;
  /** Number of connections, the same as the API's. */
  connections: number;
  routes: readonly BareRoute[];
}

export interface BareUrls {
  nest: string;
  express: string;
}

const ROUTES = Symbol('routes');

/** Runs the statements of the API's repositories without the repositories. */
class Recorded {
  private readonly pool: pg.Pool;
  private readonly routes: readonly { units: readonly Unit[]; answer: unknown }[];

  constructor({ databaseUrl, connections, routes }: ToServe) {
    this.pool = new pg.Pool({ connectionString: databaseUrl, max: connections, application_name: 'bench-peer' });
    this.pool.on('error', () => undefined);
    this.routes = routes.map(({ units, body }) => ({ units, answer: body === '' ? undefined : JSON.parse(body) }));
  }

  async answer(index: number): Promise<unknown> {
    const route = this.routes[index];
    if (!route) throw new Error(`there is no route ${index}`);
    for (const unit of route.units) await this.run(unit);
    return route.answer;
  }

  private async run(unit: Unit): Promise<void> {
    const [only] = unit;
    if (unit.length === 1 && only) {
      await this.pool.query(queryOf(only));
      return;
    }
    const client = await this.pool.connect();
    try {
      for (const statement of unit) await client.query(queryOf(statement));
    } finally {
      client.release();
    }
  }
}

/** Prepares a statement if the API did so. */
const queryOf = ({ sql, parameters, name }: Statement): pg.QueryConfig => ({
  text: sql,
  values: parameters,
  ...(name === undefined ? {} : { name }),
});

@Controller()
class BareController {
  constructor(@Inject(ROUTES) private readonly recorded: Recorded) {}

  @Get(':index')
  read(@Param('index') index: string): Promise<unknown> {
    return this.recorded.answer(Number(index));
  }

  @Patch(':index')
  @HttpCode(204)
  write(@Param('index') index: string): Promise<unknown> {
    return this.recorded.answer(Number(index));
  }
}

async function serve(what: ToServe): Promise<BareUrls> {
  const recorded = new Recorded(what);
  @Module({ controllers: [BareController], providers: [{ provide: ROUTES, useValue: recorded }] })
  class BareModule {}
  const nest = await NestFactory.create<NestExpressApplication>(BareModule, { logger: ['error', 'warn'] });
  await nest.listen(0, '127.0.0.1');

  const plain = express();
  plain.get('/health', (_request, response) => void response.json({ status: 'ok' }));
  const server = plain.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  return { nest: `http://127.0.0.1:${portOf(nest.getHttpServer())}`, express: `http://127.0.0.1:${portOf(server)}` };
}

const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port;

process.once('message', (what) => {
  serve(what as ToServe).then(
    (urls) => process.send?.(urls),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
// The benchmark process has exited.
process.once('disconnect', () => process.exit(0));
