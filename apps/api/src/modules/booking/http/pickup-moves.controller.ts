import { Body, Controller, Param, Post } from '@nestjs/common';
import { PickupMove, PickupMoveConfirmation, PickupMoveView, RideView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { PickupMoves } from '../pickup-moves.service';

@Controller('rides/:rideId/pickup')
export class PickupMovesController {
  constructor(private readonly moves: PickupMoves) {}

  @Post('preview')
  @Access('signed-in')
  @Describe({
    id: 'previewPickupMove',
    summary: 'Previews what another pickup would cost each person, until a driver has arrived; changes nothing',
    tag: 'Rides',
    scope: 'rides:write',
    answer: PickupMoveView,
  })
  preview(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() move: PickupMove,
  ): Promise<PickupMoveView> {
    return this.moves.preview(me, rideId, move);
  }

  @Post()
  @Access('signed-in')
  @Describe({
    id: 'movePickup',
    summary:
      'Moves the pickup as previewed. If your card must be authorized for more first, the response is the unchanged ride, and the pickup moves after the authorization',
    tag: 'Rides',
    scope: 'rides:write',
    answer: RideView,
  })
  move(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() { previewId }: PickupMoveConfirmation,
  ): Promise<RideView> {
    return this.moves.confirm(me, rideId, previewId);
  }
}
