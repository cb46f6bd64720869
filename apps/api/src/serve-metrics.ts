import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Config } from './config/config';
import { DispatcherService } from './modules/dispatch/dispatcher.service';
import { SocketServer } from './modules/realtime/socket-server';
import { SqlBacklogs } from './modules/system/infra/sql-backlogs';
import { Clock } from './platform/clock';
import { Database } from './platform/database/database';
import { ReportDatabase } from './platform/database/report-database';
import { Jobs } from './platform/jobs/jobs';
import { listenForScrapes } from './platform/prometheus/metrics-listener';
import { ProcessMetrics } from './platform/prometheus/process-metrics';
import { timeRequests } from './platform/prometheus/time-requests';
import { watchBacklogs } from './platform/prometheus/watch-backlogs';
import { StripeClient } from './platform/stripe/stripe-client';

/**
 * Measures this process for Prometheus until its HTTP server closes, so that a drain is visible too.
 * @param app not listening yet
 */
export async function serveMetrics(app: NestExpressApplication, port: number): Promise<void> {
  const [{ HOST, ROLE }, clock, database, jobs] = [app.get(Config), app.get(Clock), app.get(Database), app.get(Jobs)];
  const metrics = new ProcessMetrics();
  const server = app.getHttpServer() as Server;
  timeRequests(server, (labels, seconds) => metrics.requests.observe({ ...labels }, seconds));
  app.get(StripeClient).onCall((outcome, seconds) => metrics.providerCalls.observe({ outcome }, seconds));
  app.get(DispatcherService).onRound((seconds) => metrics.dispatchRounds.observe(seconds));
  const reports = app.get(ReportDatabase);
  metrics.watchPools(() => ({
    requests: database.connections,
    reports: reports.connections,
    jobs: jobs.connections,
  }));
  metrics.watchSockets(() => app.get(SocketServer).openSockets);
  // The same for all processes, so those that serve requests need not read it too.
  if (ROLE !== 'api')
    watchBacklogs(
      metrics.registry,
      () => app.get(SqlBacklogs).read(),
      () => clock.realNow().getTime(),
    );
  const scrapes = await listenForScrapes(metrics.registry, port, HOST);
  server.once('close', () => scrapes.close());
}
