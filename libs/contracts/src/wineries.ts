import { BASED_ON, REASON } from './change-reason';
import { Decimal, Flag, Text, Integer } from './fields';
import { Place } from './places';

/** A winery that wine tours visit. */
export class NewWinery extends Place {
  @Text({ max: 200, description: 'Postal address, on one line' }) address!: string;
  @Text({ min: 0, max: 500, multiline: true }) description!: string;
}

export class WineryAddition extends NewWinery {
  @Text(REASON) reason?: string | null;
  @Integer(BASED_ON) basedOn?: number | null;
}

export class Winery extends NewWinery {
  @Integer() id!: number;
}

/** A winery as operations see it. */
export class ListedWinery extends Winery {
  @Flag({ description: 'Whether the winery is in the area that the city serves; riders only see such wineries' })
  inArea!: boolean;
  @Integer({ description: 'Newest version of the list, to send as `basedOn`; 0 when there is none' })
  listVersion!: number;
}

/** Omitted fields keep their value; a position needs both coordinates. */
export class WineryChange {
  @Text({ max: 200, optional: true }) name?: string;
  @Text({ max: 200, optional: true }) address?: string;
  @Text({ min: 0, max: 500, optional: true, multiline: true }) description?: string;
  @Decimal({ min: -90, max: 90, optional: true }) lat?: number;
  @Decimal({ min: -180, max: 180, optional: true }) lng?: number;
  @Text(REASON) reason?: string | null;
  @Integer(BASED_ON) basedOn?: number | null;
}

export class WineryRemoval {
  @Text(REASON) reason?: string | null;
  @Integer({ ...BASED_ON, fromQuery: true }) basedOn?: number | null;
}
