import { worldInMemory } from '../../../platform/database/testing/repository-world';
import { describeAlerts } from './alerts-contract';
import { InMemoryAlerts } from './in-memory-alerts';

describeAlerts('alerts in memory', async () => {
  const alerts = new InMemoryAlerts();
  return {
    alerts,
    world: {
      ...worldInMemory(),
      openAlerts: async (prefix: string) => [...alerts.open.values()].filter(({ key }) => key.startsWith(prefix)),
      closeAsOperator: async (key: string) => alerts.closeAsOperator(key),
    },
  };
});
