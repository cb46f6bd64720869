import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { Alert, AlertsFacade } from '../alerts.facade';

/** Test data helpers that the contract tests of alerts need. */
export interface AlertsContractWorld extends RepositoryWorld {
  /** Open alerts whose key begins with `prefix`, in the order in which they were opened. */
  openAlerts(prefix: string): Promise<Alert[]>;
  closeAsOperator(key: string): Promise<void>;
}

/** Contract tests for every implementation of AlertsFacade. @param open runs before each test */
export function describeAlerts(
  name: string,
  open: () => Promise<{ alerts: AlertsFacade; world: AlertsContractWorld }>,
): void {
  describe(name, () => {
    let alerts: AlertsFacade;
    let world: AlertsContractWorld;
    let prefix: string;

    const alert = (key: string, more: Partial<Alert> = {}): Alert => ({
      key: `${prefix}:${key}`,
      kind: 'rider_owes',
      ours: 4000,
      theirs: 0,
      ...more,
    });
    const raise = (key: string, more: Partial<Alert> = {}) =>
      world.transaction((tx) => alerts.raise(tx, alert(key, more)));
    const settle = (key: string) => world.transaction((tx) => alerts.settle(tx, `${prefix}:${key}`));
    const openKeys = async () => (await world.openAlerts(prefix)).map(({ key }) => key.slice(prefix.length + 1));

    beforeEach(async () => {
      ({ alerts, world } = await open());
      prefix = randomUUID();
    });

    it('opens an alert of what was found', async () => {
      const rideId = await world.newRide(await world.newUser());
      await raise('a', { rideId, data: { name: 'Ann' } });
      await raise('b', { kind: 'payout_failed', ours: undefined, theirs: undefined });
      expect(await world.openAlerts(prefix)).toEqual([
        { ...alert('a'), rideId, paymentId: null, data: { name: 'Ann' } },
        { ...alert('b', { kind: 'payout_failed' }), rideId: null, paymentId: null, ours: null, theirs: null, data: {} },
      ]);
    });

    it('updates the figures of an open alert, but not what it is about', async () => {
      const rideId = await world.newRide(await world.newUser());
      await raise('a', { rideId });
      await raise('a', { kind: 'capture_difference', ours: 1250, theirs: undefined, data: { name: 'Ann' } });
      expect(await world.openAlerts(prefix)).toEqual([
        { ...alert('a'), rideId, paymentId: null, ours: 1250, theirs: null, data: { name: 'Ann' } },
      ]);
    });

    it('closes an alert whose cause is gone, and reopens it when the cause is back', async () => {
      await raise('a');
      await raise('b');
      await settle('a');
      await settle('a');
      expect(await openKeys()).toEqual(['b']);
      await raise('a');
      expect(await openKeys()).toEqual(['b', 'a']);
    });

    it('closes alerts of the given kinds that were not found again', async () => {
      for (const key of ['a', 'b']) await raise(key);
      await raise('c', { kind: 'capture_difference' });
      await raise('d', { kind: 'refund_difference' });
      const again = [`${prefix}:b`];
      await world.transaction((tx) => alerts.settleOthers(tx, ['rider_owes', 'capture_difference'], again));
      expect(await openKeys()).toEqual(['b', 'd']);
    });

    it('keeps alerts that were raised after the others were looked for', async () => {
      await raise('a');
      await pause(5);
      const looked = new Date();
      await pause(5);
      await raise('b');
      await world.transaction((tx) => alerts.settleOthers(tx, ['rider_owes'], [], looked));
      expect(await openKeys()).toEqual(['b']);
    });

    it('keeps an alert closed that an operator closed, while its figures are the same', async () => {
      await raise('a');
      await world.closeAsOperator(`${prefix}:a`);
      await raise('a');
      expect(await openKeys()).toEqual([]);
      await raise('a', { ours: 5000 });
      expect(await openKeys()).toEqual(['a']);
    });

    it('says when an operator closed an alert', async () => {
      const closedAt = () => alerts.closedAt(`${prefix}:a`);
      expect(await closedAt()).toBeNull();
      await raise('a');
      expect(await closedAt()).toBeNull();
      await world.closeAsOperator(`${prefix}:a`);
      expect(await closedAt()).toBeInstanceOf(Date);
      await raise('a', { ours: 5000 });
      expect(await closedAt()).toBeNull();
    });

    it('reopens an alert that was last closed because its cause was gone', async () => {
      await raise('a');
      await world.closeAsOperator(`${prefix}:a`);
      await raise('a', { ours: 5000 });
      await settle('a');
      await raise('a');
      expect(await openKeys()).toEqual(['a']);
    });

    it('reopens an alert that an operator closed, once its cause has been gone', async () => {
      for (const key of ['a', 'b', 'c']) await raise(key);
      for (const key of ['a', 'b', 'c']) await world.closeAsOperator(`${prefix}:${key}`);
      await settle('a');
      await world.transaction((tx) => alerts.settleOthers(tx, ['rider_owes'], [`${prefix}:c`]));
      expect(await openKeys()).toEqual([]);
      for (const key of ['a', 'b', 'c']) await raise(key);
      expect(await openKeys()).toEqual(['a', 'b']);
    });
  });
}
