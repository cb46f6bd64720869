import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { NewPromotion, PromotionChange, PromotionEnd, PromotionsQuery, PromotionView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { PromotionOperationsService } from '../promotion-operations.service';

@Controller('admin/promotions')
export class PromotionsController {
  constructor(private readonly operations: PromotionOperationsService) {}

  @Get()
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listPromotions',
    summary: 'Promo codes with the discounts given, newest first; up to 50, more with `after`',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [PromotionView],
  })
  list(@Query() query: PromotionsQuery): Promise<PromotionView[]> {
    return this.operations.list(query);
  }

  @Post()
  @Access('admin', { permission: 'settings.change' })
  @Describe({
    id: 'addPromotion',
    summary: 'Adds a promo code',
    tag: 'Operations',
    scope: 'operations:write',
    answer: PromotionView,
    status: 201,
  })
  add(@Me() me: Principal, @Body() promotion: NewPromotion): Promise<PromotionView> {
    return this.operations.add(me, promotion);
  }

  @Patch(':code')
  @Access('admin', { permission: 'settings.change' })
  @Describe({
    id: 'changePromotion',
    summary: 'Changes a promo code for future prices; omitted fields keep their value',
    tag: 'Operations',
    scope: 'operations:write',
    answer: PromotionView,
  })
  change(@Me() me: Principal, @Param('code') code: string, @Body() change: PromotionChange): Promise<PromotionView> {
    return this.operations.change(me, code, change);
  }

  @Post(':code/end')
  @Access('admin', { permission: 'settings.change' })
  @Describe({
    id: 'endPromotion',
    summary: 'Ends a promo code now',
    tag: 'Operations',
    scope: 'operations:write',
    answer: PromotionView,
  })
  end(@Me() me: Principal, @Param('code') code: string, @Query() end: PromotionEnd): Promise<PromotionView> {
    return this.operations.end(me, code, end);
  }
}
