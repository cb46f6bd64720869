import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { NewSavedView, SavedView, SavedViewChange, SavedViewsQuery } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { SavedViewsService } from '../saved-views.service';

@Controller('admin/saved-views')
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Get()
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listSavedViews',
    summary: 'Your saved views of a list',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [SavedView],
  })
  list(@Me() me: Principal, @Query() { list }: SavedViewsQuery): Promise<SavedView[]> {
    return this.views.list(me, list);
  }

  @Post()
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'saveView',
    summary: 'Saves filters and order of a list under a name',
    tag: 'Operations',
    scope: 'operations:write',
    answer: SavedView,
    status: 201,
  })
  save(@Me() me: Principal, @Body() view: NewSavedView): Promise<SavedView> {
    return this.views.save(me, view);
  }

  @Patch(':viewId')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'changeSavedView',
    summary: 'Renames a saved view, or replaces its filters',
    tag: 'Operations',
    scope: 'operations:write',
    answer: SavedView,
  })
  change(
    @Me() me: Principal,
    @Param('viewId', IdPipe) viewId: number,
    @Body() change: SavedViewChange,
  ): Promise<SavedView> {
    return this.views.change(me, viewId, change);
  }

  @Delete(':viewId')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'removeSavedView',
    summary: 'Deletes one of your saved views',
    tag: 'Operations',
    scope: 'operations:write',
    answer: null,
  })
  remove(@Me() me: Principal, @Param('viewId', IdPipe) viewId: number): Promise<void> {
    return this.views.remove(me, viewId);
  }
}
