import type { ApiScope } from '@groupride/contracts';
import { ORIGINS } from './support/api';
import { Guide } from './support/guide';
import { installClient, type InstalledClient } from './support/installed-client';
import { person } from './support/people';
import { SandboxWorld } from './support/sandbox-world';
import { tokenOf } from './support/tokens';

const FRIEND: ApiScope[] = ['members:read', 'members:write', 'payments:write', 'sandbox:write'];
const ORGANIZER: ApiScope[] = [...FRIEND, 'quotes:write', 'rides:write'];
let world: SandboxWorld;
let installed: InstalledClient;

beforeAll(async () => {
  world = await SandboxWorld.start();
  installed = installClient();
}, 120_000);
afterAll(async () => {
  installed.remove();
  await world.stop();
});

it('the page about group payments shows how two people book, join and pay', async () => {
  const [olga, finn] = [await person(world.api, 'Olga'), await person(world.api, 'Finn')];
  const [{ secret: token }, { secret: friend }] = [
    await tokenOf(olga.client, ORGANIZER),
    await tokenOf(finn.client, FRIEND),
  ];
  const values = { url: world.api.url, origin: ORIGINS.rider, token, rideId: 0, port: 0 };
  const program = new Guide(installed.folder).start('group-payments.md 1', values, { FRIEND_TOKEN: friend });
  expect([await program.ended, program.errors()]).toEqual([0, '']);
  const [whole, share, organizer, member] = program.output().trim().split('\n') as [string, string, string, string];
  const [, total] = /^(\d+\.\d\d) authorized$/.exec(whole)!;
  const [, half] = /^(\d+\.\d\d) authorized$/.exec(share)!;
  expect(Math.abs(Number(total) - 2 * Number(half))).toBeLessThan(0.015);
  expect(organizer).toMatch(/^Olga \d+\.\d\d \w+$/);
  expect(member).toBe(`Finn ${half} paid`);
});
