import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { TilePath, TileQuery } from '@groupride/contracts';
import type { Request, Response } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { TilesService } from '../tiles.service';
import { sendTile } from './send-tile';

@Controller('tiles')
export class TilesController {
  constructor(private readonly tiles: TilesService) {}

  @Get(':z/:x/:y.mvt')
  @Access('public')
  @Describe({
    id: 'getTile',
    summary: 'A Mapbox vector tile of the city’s map; 204 for an empty tile',
    tag: 'Mapping',
    scope: 'open',
    answer: null,
    status: 200,
  })
  async tile(
    @Param() path: TilePath,
    @Query() query: TileQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendTile(request, response, await this.tiles.tile(path, query.city, request.acceptsEncodings('gzip') === 'gzip'));
  }
}
