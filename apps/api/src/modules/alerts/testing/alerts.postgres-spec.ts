import { PostgresWorld } from '../../../platform/database/testing/postgres-world';
import type { RealtimeFacade } from '../../realtime/realtime.facade';
import { AlertFeed } from '../alert-feed';
import type { AlertThresholdsService } from '../alert-thresholds.service';
import type { Alert } from '../alerts.facade';
import type { EmergencyNotifications } from '../emergency-notifications';
import { SqlAlertsRepository } from '../infra/sql-alerts.repository';
import { describeAlerts, type AlertsContractWorld } from './alerts-contract';

let world: PostgresWorld;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

describeAlerts('alerts in PostgreSQL', async () => {
  const realtime = { toOperators: () => undefined } as unknown as RealtimeFacade;
  const emergencies = { send: () => Promise.resolve() } as unknown as EmergencyNotifications;
  const repository = new SqlAlertsRepository(world.database);
  return {
    alerts: new AlertFeed(repository, realtime, {} as AlertThresholdsService, emergencies),
    world: alertsWorld(repository),
  };
});

function alertsWorld(repository: SqlAlertsRepository): AlertsContractWorld {
  return {
    transaction: (work) => world.transaction(work),
    newUser: () => world.newUser(),
    newRide: (organizerId) => world.newRide(organizerId),
    openAlerts: (prefix) =>
      world.database.query<Alert>(
        `SELECT key, kind, ride_id AS "rideId", payment_id AS "paymentId", ours_cents::integer AS ours, theirs_cents::integer AS theirs, data
           FROM money_alerts WHERE closed_at IS NULL AND starts_with(key, $1) ORDER BY id`,
        [prefix],
      ),
    async closeAsOperator(key) {
      const closedBy = await world.newUser();
      const [row] = await world.database.query<{ id: number }>(
        `SELECT id FROM money_alerts WHERE key = $1 AND closed_at IS NULL`,
        [key],
      );
      await world.transaction((tx) =>
        repository.change(tx, row!.id, { note: null, replaces: null, closedBy, acknowledgedBy: closedBy }),
      );
    },
  };
}
