import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { SavedPlaceForm, SavedPlaceView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { SavedPlacesService } from '../saved-places.service';

@Controller('saved-places')
export class SavedPlacesController {
  constructor(private readonly places: SavedPlacesService) {}

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'listSavedPlaces',
    summary: 'Your saved places',
    tag: 'Mapping',
    scope: 'places:read',
    answer: [SavedPlaceView],
  })
  list(@Me() me: Principal): Promise<SavedPlaceView[]> {
    return this.places.list(me);
  }

  @Post()
  @Access('signed-in')
  @Describe({
    id: 'savePlace',
    summary: 'Saves a place under a label, replacing the place that had it',
    tag: 'Mapping',
    scope: 'places:write',
    answer: SavedPlaceView,
  })
  save(@Me() me: Principal, @Body() place: SavedPlaceForm): Promise<SavedPlaceView> {
    return this.places.save(me, place);
  }

  @Delete(':placeId')
  @Access('signed-in')
  @Describe({
    id: 'removeSavedPlace',
    summary: 'Removes a saved place',
    tag: 'Mapping',
    scope: 'places:write',
    answer: null,
  })
  remove(@Me() me: Principal, @Param('placeId', IdPipe) placeId: number): Promise<void> {
    return this.places.remove(me, placeId);
  }
}
