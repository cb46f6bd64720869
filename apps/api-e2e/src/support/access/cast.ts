import type { OperatorRole } from '@groupride/contracts';
import { client, type Client } from '../api';
import type { PaidRides } from '../paid-rides';
import { driver, expectStatus, operator, operatorWithRole, person, type Driver, type Person } from '../people';
import { book, offerTo, UPTOWN } from '../rides';
import { inHours, IN_DAYS } from '../pledges';

/** Who can call the API. `guest`, `member`, `organizer` and `driver` belong to the ride of a scene, the others never do. */
export const ROLES = [
  'anonymous',
  'stranger',
  'otherGuest',
  'otherDriver',
  'operator',
  'driver',
  'guest',
  'member',
  'organizer',
] as const;
export type Role = (typeof ROLES)[number];
/** Everyone with an account; guests have none. */
export const SIGNED_IN = ROLES.filter((role) => !['anonymous', 'guest', 'otherGuest'].includes(role));

/** Operators who may do less than the administrator, who is called `operator`. */
export const LESSER_OPERATORS = [
  'viewer',
  'support',
  'dispatcher',
  'finance',
] as const satisfies readonly OperatorRole[];
export type LesserOperator = (typeof LESSER_OPERATORS)[number];

/** States of a ride; an allowed call of a route in a row of this scene would succeed. */
export const SCENES = ['open', 'scheduled', 'taken', 'riding', 'done', 'pledge'] as const;
export type SceneKind = (typeof SCENES)[number];

/** One ride, its people, and what was made with it. */
export interface Scene {
  rideId: number;
  organizer: Person;
  member: Person;
  guest: Client;
  guestContact: string;
  driver: Driver;
  joinToken: string;
  memberIds: Record<'organizer' | 'member' | 'guest', number>;
  userIds: Record<'organizer' | 'member' | 'guest', number>;
  /** Of the organizer. */
  paymentId: number;
}

export const OPERATOR = 'ops@example.test';

let guests = 0;

/** People outside the scenes, and scenes that are created on demand. */
export class Cast {
  private readonly scenes = new Map<string, Promise<Scene>>();
  private readonly made = new Map<string, Promise<unknown>>();

  private constructor(
    readonly world: PaidRides,
    readonly stranger: Person,
    readonly otherDriver: Driver,
    readonly operations: Client,
    readonly lesser: ReadonlyMap<LesserOperator, Client>,
    readonly other: Scene,
  ) {}

  static async gather(world: PaidRides): Promise<Cast> {
    const [stranger, otherDriver, operations] = [
      await person(world.api),
      await driver(world.api, UPTOWN),
      await operator(world.api, OPERATOR),
    ];
    const lesser = new Map<LesserOperator, Client>();
    for (const role of LESSER_OPERATORS) lesser.set(role, (await operatorWithRole(world.api, role)).client);
    const people = [stranger, otherDriver, operations, lesser] as const;
    const unfinished = new Cast(world, ...people, {} as Scene);
    return new Cast(world, ...people, await unfinished.scene('open', 'other'));
  }

  /** @param name another ride of the same kind; rides are shared by name */
  scene(kind: SceneKind, name = ''): Promise<Scene> {
    const key = `${kind} ${name}`;
    const scene = this.scenes.get(key) ?? this.make(kind);
    this.scenes.set(key, scene);
    return scene;
  }

  /** Created once per key, for example a link that several rows open. */
  once<T>(key: string, make: () => Promise<T>): Promise<T> {
    const made = this.made.get(key) ?? make();
    this.made.set(key, made);
    return made as Promise<T>;
  }

  /** The caller of a role for a scene's ride. */
  caller(role: Role, scene: Scene): Client {
    switch (role) {
      case 'anonymous':
        return client(this.world.api);
      case 'stranger':
        return this.stranger.client;
      case 'otherGuest':
        return this.other.guest;
      case 'otherDriver':
        return this.otherDriver.client;
      case 'operator':
        return this.operations;
      case 'guest':
        return scene.guest;
      default:
        return scene[role].client;
    }
  }

  private async make(kind: SceneKind): Promise<Scene> {
    const scene = kind === 'pledge' ? await this.pledged() : await this.opened(kind === 'scheduled');
    if (kind === 'taken' || kind === 'riding' || kind === 'done') await this.drive(scene, kind);
    return scene;
  }

  /** A ride that the organizer has authorized, with a member and a guest who have not paid, and an open offer. */
  private async opened(isScheduled: boolean): Promise<Scene> {
    const { organizer, ride, intent } = await this.world.paidRide({
      groupSize: 6,
      ...(isScheduled ? { startsIn: IN_DAYS(2) } : {}),
    });
    return this.joined(organizer, ride.id as number, intent.paymentId as number);
  }

  /** A pledge with enough members: the organizer and the member. */
  private async pledged(): Promise<Scene> {
    const organizer = await person(this.world.api);
    const ride = await book(organizer, {
      groupSize: 5,
      startsIn: IN_DAYS(3),
      paymentMethod: 'card',
      splitMode: 'pledge',
      pledge: { minRiders: 2, deadline: inHours(48) },
    });
    const { paymentId } = await this.pay(organizer, ride.id as number);
    const scene = await this.joined(organizer, ride.id as number, paymentId);
    await this.pay(scene.member, scene.rideId);
    return scene;
  }

  private async pay(who: Person, rideId: number) {
    const { body } = await expectStatus(this.world.begin(who, rideId), 200);
    await this.world.cards.confirm(body.clientSecret);
    await expectStatus(this.world.refresh(who, body.paymentId), 200);
    return body as { paymentId: number };
  }

  private async joined(organizer: Person, rideId: number, paymentId: number): Promise<Scene> {
    const { api } = this.world;
    const link = await expectStatus(organizer.client.post(`/api/rides/${rideId}/join-link`), 201);
    const joinToken = link.body.token as string;
    const [member, someone] = [await person(api), await driver(api, UPTOWN)];
    const seat = async (who: Client) => (await expectStatus(who.get(`/api/join/${joinToken}`), 200)).body.share;
    await expectStatus(member.client.post(`/api/join/${joinToken}`, { share: await seat(member.client) }), 200);
    guests += 1;
    const [guest, guestContact] = [client(api), `matrix-guest${guests}@example.test`];
    await expectStatus(
      guest.post(`/api/join/${joinToken}/guest`, {
        name: 'Gus Guest',
        contact: guestContact,
        share: await seat(guest),
      }),
      200,
    );
    await offerTo(api, rideId, [someone.driverId]);
    const rows = await api.query<{ id: number; user_id: number }>(
      `SELECT id, user_id FROM ride_members WHERE ride_id = $1 ORDER BY id`,
      [rideId],
    );
    const ids = <Key extends 'id' | 'user_id'>(key: Key) => ({
      organizer: rows[0]![key],
      member: rows[1]![key],
      guest: rows[2]![key],
    });
    return {
      rideId,
      organizer,
      member,
      guest,
      guestContact,
      driver: someone,
      joinToken,
      paymentId,
      memberIds: ids('id'),
      userIds: ids('user_id'),
    };
  }

  private async drive(scene: Scene, until: SceneKind): Promise<void> {
    const { driver: who, rideId } = scene;
    await expectStatus(who.client.post(`/api/rides/${rideId}/accept/${who.driverId}`), 200);
    await this.world.step(who, rideId, 'arrived');
    if (until === 'taken') return;
    await this.world.step(who, rideId, 'in_progress');
    if (until === 'riding') return;
    await this.world.complete(who, rideId);
  }
}
