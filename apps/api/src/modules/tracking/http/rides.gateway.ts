import { UseFilters, UseGuards } from '@nestjs/common';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import {
  DriverLocationMessage,
  JoinDriverMessage,
  JoinRideMessage,
  RideOnlyMessage,
  RiderLocationMessage,
  type Ack,
} from '@groupride/contracts';
import { AccessGuard, SocketAccess } from '../../../platform/http/access';
import { ScopeGuard } from '../../../platform/http/scope';
import { SocketRateGuard } from '../../../platform/http/socket-rate.guard';
import { SocketProblemFilter } from '../../../platform/http/socket-problem.filter';
import { DriversFacade } from '../../drivers/drivers.facade';
import {
  driverRoom,
  operatorRoom,
  rideOperatorRoom,
  rideRoom,
  type RideSocket,
  roomsToJoin,
  roomsToLeave,
} from '../../realtime/realtime.facade';
import { RidesFacade } from '../../rides/rides.facade';
import { MovementsService } from '../movements.service';
import { TrackingService } from '../tracking.service';

/**
 * Socket messages. Joining a room needs the same authorization as the HTTP calls. Each room belongs to one person;
 * the sender selects the people who may see a message.
 */
@WebSocketGateway()
@UseGuards(ScopeGuard, AccessGuard, SocketRateGuard)
@UseFilters(SocketProblemFilter)
export class RidesGateway {
  constructor(
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly tracking: TrackingService,
    private readonly movements: MovementsService,
  ) {}

  @SubscribeMessage('join')
  @SocketAccess('signed-in', { scope: 'rides:read', guests: true })
  async join(
    @ConnectedSocket() socket: RideSocket,
    @MessageBody() { rideId }: JoinRideMessage,
  ): Promise<Ack<{ lastEvent: number }>> {
    const { principal } = socket.data;
    const { ride, viewer } = await this.tracking.follow(principal, rideId);
    const room = viewer === 'admin' ? rideOperatorRoom(rideId, principal.userId) : rideRoom(rideId, principal.userId);
    await socket.join(roomsToJoin(room, principal));
    // Read again, because an event that came before the socket was in the room was not sent to it.
    const { lastEvent } = (await this.rides.find(rideId)) ?? ride;
    socket.emit('joined', { rideId, lastEvent });
    return { ok: true, lastEvent };
  }

  @SubscribeMessage('leave')
  @SocketAccess('signed-in', { scope: 'rides:read', guests: true })
  async leave(@ConnectedSocket() socket: RideSocket, @MessageBody() { rideId }: RideOnlyMessage): Promise<Ack> {
    const { userId } = socket.data.principal;
    const rooms = [rideRoom(rideId, userId), rideOperatorRoom(rideId, userId)];
    for (const room of rooms.flatMap(roomsToLeave)) await socket.leave(room);
    return { ok: true };
  }

  @SubscribeMessage('requestRefresh')
  @SocketAccess('signed-in', { scope: 'rides:read', guests: true })
  async refresh(
    @ConnectedSocket() socket: RideSocket,
    @MessageBody() { rideId }: RideOnlyMessage,
  ): Promise<Ack<{ lastEvent: number }>> {
    const { ride } = await this.rides.authorize(socket.data.principal, rideId);
    return { ok: true, lastEvent: ride.lastEvent };
  }

  @SubscribeMessage('joinDriver')
  @SocketAccess('driver', { scope: 'driving:read' })
  async joinDriver(
    @ConnectedSocket() socket: RideSocket,
    @MessageBody() { driverId }: JoinDriverMessage,
  ): Promise<Ack> {
    await this.drivers.authorizeSelf(socket.data.principal, driverId);
    await socket.join(roomsToJoin(driverRoom(driverId), socket.data.principal));
    socket.emit('joined', { driverId });
    return { ok: true };
  }

  @SubscribeMessage('joinAdmin')
  @SocketAccess('admin', { scope: 'operations:read', permission: 'operations.view' })
  async joinAdmin(@ConnectedSocket() socket: RideSocket): Promise<Ack> {
    await socket.join(operatorRoom(socket.data.principal.userId));
    return { ok: true };
  }

  @SubscribeMessage('driverLocation')
  @SocketAccess('driver', { scope: 'drivers:write' })
  async driverLocation(
    @ConnectedSocket() socket: RideSocket,
    @MessageBody() message: DriverLocationMessage,
  ): Promise<Ack> {
    await this.movements.driverMoved(socket.data.principal, message);
    return { ok: true };
  }

  @SubscribeMessage('riderLocation')
  @SocketAccess('signed-in', { scope: 'tracking:write', guests: true })
  async riderLocation(
    @ConnectedSocket() socket: RideSocket,
    @MessageBody() message: RiderLocationMessage,
  ): Promise<Ack> {
    await this.movements.riderMoved(socket.data.principal, message);
    return { ok: true };
  }
}
