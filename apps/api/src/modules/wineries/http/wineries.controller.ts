import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ListedWinery, Winery, WineryAddition, WineryChange, WineryRemoval } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { WineriesService } from '../wineries.service';

@Controller()
export class WineriesController {
  constructor(private readonly wineries: WineriesService) {}

  @Get('wineries')
  @Access('public')
  @Describe({
    id: 'listWineries',
    summary: 'The wineries that tours visit, limited to the area that the city serves',
    tag: 'Mapping',
    scope: 'places:read',
    answer: [Winery],
  })
  list(): Promise<Winery[]> {
    return this.wineries.list();
  }

  @Get('admin/wineries')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listAllWineries',
    summary: 'All wineries, including those outside the area that the city serves',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [ListedWinery],
  })
  listAll(): Promise<ListedWinery[]> {
    return this.wineries.listAll();
  }

  @Post('admin/wineries')
  @Access('admin', { permission: 'settings.change' })
  @Describe({
    id: 'addWinery',
    summary: 'Adds a winery',
    tag: 'Operations',
    scope: 'operations:write',
    answer: Winery,
    status: 201,
  })
  add(@Me() me: Principal, @Body() winery: WineryAddition): Promise<Winery> {
    return this.wineries.add(me, winery);
  }

  @Patch('admin/wineries/:wineryId')
  @Access('admin', { permission: 'settings.change' })
  @Describe({
    id: 'changeWinery',
    summary: 'Changes a winery; omitted fields keep their value',
    tag: 'Operations',
    scope: 'operations:write',
    answer: Winery,
  })
  change(
    @Me() me: Principal,
    @Param('wineryId', IdPipe) wineryId: number,
    @Body() change: WineryChange,
  ): Promise<Winery> {
    return this.wineries.update(me, wineryId, change);
  }

  @Delete('admin/wineries/:wineryId')
  @Access('admin', { permission: 'settings.change' })
  @Describe({
    id: 'removeWinery',
    summary: 'Removes a winery',
    tag: 'Operations',
    scope: 'operations:write',
    answer: null,
  })
  remove(
    @Me() me: Principal,
    @Param('wineryId', IdPipe) wineryId: number,
    @Query() removal: WineryRemoval,
  ): Promise<void> {
    return this.wineries.remove(me, wineryId, removal);
  }
}
