import { client, type Client } from '../api';
import type { PaidRides } from '../paid-rides';
import { driver, expectStatus, person, type Person } from '../people';
import { joinBy, UPTOWN } from '../rides';
import { connected, socketOf, type AppSocket } from '../sockets';
import { requestOf } from './call';
import { Cast, ROLES, type Scene } from './cast';
import { findIn, type Position, type Stage, type Subject, type Viewer } from './secrets';
import type { Row } from './rows';

const VIEWERS = ROLES.filter((role): role is Viewer => role !== 'operator');
const SIGNED_IN_VIEWERS = VIEWERS.filter((viewer) => viewer !== 'anonymous');

/** Exact positions, each in another place downtown. */
const spot = (number: number): Position => ({
  lat: UPTOWN.lat + number * 0.00131 + 0.0000457,
  lng: UPTOWN.lng - number * 0.00173 - 0.0000391,
});

/** A ride whose people read everything they can, and people whose address, number and position must not reach them. */
export class CanaryWorld {
  readonly leaks = new Set<string>();
  /** What people saw and may know, which proves that the search finds anything. */
  readonly known = new Set<string>();
  stage: Stage = 'open';
  texts = 0;
  private readonly sockets = new Map<string, AppSocket>();

  private constructor(
    readonly cast: Cast,
    readonly ours: Scene,
    readonly theirs: Scene,
    readonly subjects: Subject[],
  ) {}

  static async start(world: PaidRides): Promise<CanaryWorld> {
    const cast = await Cast.gather(world);
    const [ours, theirs] = [await cast.scene('open', 'ours'), await cast.scene('taken', 'theirs')];
    const canaries = new CanaryWorld(cast, ours, theirs, []);
    await canaries.plant();
    await canaries.listen();
    return canaries;
  }

  /** Records what a text reveals that its reader may not know. */
  record(viewer: Viewer, where: string, text: string): void {
    this.texts += 1;
    this.note(viewer, where, text, this.subjects);
  }

  private note(viewer: Viewer, where: string, text: string, subjects: readonly Subject[]): void {
    for (const found of findIn(text, subjects, { viewer, stage: this.stage, where })) {
      if (found.isAllowed) this.known.add(found.text);
      else this.leaks.add(`${found.text} when ${this.stage}: ${where}`);
    }
  }

  /** Every viewer calls a route about their own ride. */
  async read(row: Row, about: Scene = this.ours): Promise<void> {
    const ask = async (viewer: Viewer) => {
      const caller = this.caller(viewer);
      const { body } = await requestOf(row, { cast: this.cast, scene: about, role: viewer, caller });
      this.record(viewer, row.route, JSON.stringify(body) ?? '');
    };
    await Promise.all(VIEWERS.map(ask));
  }

  /** Everyone who has a position moves, shared or not. */
  async move(): Promise<void> {
    const { ours, theirs, cast } = this;
    for (const [who, position] of [
      [ours.driver, this.positionOf('driver of the ride')],
      [theirs.driver, this.positionOf('driver of another ride')],
      [cast.otherDriver, this.positionOf('driver without a ride')],
    ] as const)
      await expectStatus(who.client.patch(`/api/drivers/${who.driverId}/location`, position), 204);
    for (const [name, scene] of [
      ['member', ours],
      ['organizer', ours],
      ['member of another ride', theirs],
    ] as const)
      await this.share(name, scene);
  }

  /** Resolves when everything that was sent to the viewers' sockets so far has arrived. */
  async flush(): Promise<void> {
    for (const socket of this.sockets.values()) await socket.emitWithAck('leave', { rideId: 999_999 });
  }

  /** Messages to one person may not reveal anything about others. */
  async readOutbox(): Promise<void> {
    const recipients = new Map<string, Viewer>();
    for (const { who, email, phone } of this.subjects)
      for (const to of [email, phone]) if (to && who !== 'planted') recipients.set(to, who);
    const messages = await this.cast.world.api.query<{ recipient: string; subject: string; body: string }>(
      `SELECT recipient, subject, body FROM outbox_messages ORDER BY id`,
    );
    for (const { recipient, subject, body } of messages) {
      // What goes to the planted people, or to those whom somebody invited, is read by a stranger.
      const viewer = recipients.get(recipient) ?? 'stranger';
      const others = this.subjects.filter(({ email, phone }) => email !== recipient && phone !== recipient);
      this.note(viewer, `message "${subject}"`, body, others);
    }
  }

  viewersBut(role: Viewer): Viewer[] {
    return VIEWERS.filter((viewer) => viewer !== role).sort();
  }

  close(): void {
    for (const socket of this.sockets.values()) socket.close();
  }

  private caller(viewer: Viewer): Client {
    return this.cast.caller(viewer, this.ours);
  }

  private positionOf(name: string): Position {
    return this.subjects.find((subject) => subject.name === name)!.position!;
  }

  private async share(name: string, scene: Scene): Promise<void> {
    const who = name === 'organizer' ? scene.organizer : scene.member;
    await this.shareAs(who.client, scene.rideId, this.positionOf(name));
  }

  private async shareAs(who: Client, rideId: number, position: Position): Promise<void> {
    const socket = socketOf(this.cast.world.api, who);
    try {
      await connected(socket);
      const ack = await socket.emitWithAck('riderLocation', { rideId, ...position });
      // Positions are shared until the trip starts.
      const isStarted = this.stage === 'riding' || this.stage === 'done';
      if (!ack.ok && !isStarted) throw new Error(`position refused: ${JSON.stringify(ack)}`);
    } finally {
      socket.close();
    }
  }

  private async plant(): Promise<void> {
    const { cast, ours, theirs, subjects } = this;
    const { api } = cast.world;
    const known = (who: Subject['who'], name: string, { email, phone }: Person, number?: number) =>
      subjects.push({ who, name, email, phone, ...(number === undefined ? {} : { position: spot(number) }) });
    known('organizer', 'organizer', ours.organizer, 1);
    known('member', 'member', ours.member, 2);
    known('driver', 'driver of the ride', ours.driver, 3);
    known('otherDriver', 'driver without a ride', cast.otherDriver, 4);
    known('stranger', 'rider without a ride', cast.stranger);
    known('planted', 'organizer of another ride', theirs.organizer);
    known('planted', 'member of another ride', theirs.member, 5);
    known('planted', 'driver of another ride', theirs.driver, 6);
    known('planted', 'another driver without a ride', await driver(api, spot(7)), 7);
    subjects.push({ who: 'guest', name: 'guest', email: ours.guestContact });
    subjects.push({ who: 'otherGuest', name: 'guest of the other ride', email: cast.other.guestContact });
    subjects.push({ who: 'planted', name: 'guest of another ride', email: theirs.guestContact });

    // A person who was in this very ride, shared a position and left.
    const departed = await person(api, 'Dee Departed');
    await expectStatus(joinBy(departed, ours.joinToken), 200);
    await this.shareAs(departed.client, ours.rideId, spot(8));
    await expectStatus(departed.client.delete(`/api/rides/${ours.rideId}/members/me`), 204);
    known('planted', 'member who left', departed, 8);

    const guest = client(api);
    const { body: shown } = await expectStatus(guest.get(`/api/join/${theirs.joinToken}`), 200);
    if (shown.open)
      await expectStatus(
        guest.post(`/api/join/${theirs.joinToken}/guest`, {
          name: 'Pia Phone',
          contact: '(704) 555-0177',
          share: shown.share,
        }),
        200,
      );
    subjects.push({ who: 'planted', name: 'guest with a phone', phone: '7045550177' });

    const { client: organizer } = ours.organizer;
    await expectStatus(organizer.post('/api/emergency-contacts', { name: 'Mom', phone: '7045550188' }), 201);
    subjects.push({ who: 'organizer', name: 'emergency contact', phone: '7045550188' });
    const invitation = { channel: 'email', to: 'invited-canary@example.test' };
    await expectStatus(organizer.post(`/api/rides/${ours.rideId}/invitations`, invitation), 202);
    subjects.push({ who: 'organizer', name: 'invited person', email: invitation.to });
  }

  /** Every viewer follows what they may, and tries to follow another ride. */
  private async listen(): Promise<void> {
    const { ours, theirs, cast } = this;
    for (const viewer of SIGNED_IN_VIEWERS) {
      const socket = socketOf(cast.world.api, this.caller(viewer));
      socket.onAny((name: string, message: unknown) => this.record(viewer, `socket ${name}`, JSON.stringify(message)));
      await connected(socket);
      for (const rideId of [ours.rideId, theirs.rideId, cast.other.rideId])
        await socket.emitWithAck('join', { rideId });
      for (const { driverId } of [ours.driver, theirs.driver, cast.otherDriver])
        await socket.emitWithAck('joinDriver', { driverId });
      await socket.emitWithAck('joinAdmin', {});
      this.sockets.set(viewer, socket);
    }
  }
}
