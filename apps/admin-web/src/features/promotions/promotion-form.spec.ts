import { NewPromotion } from '@groupride/contracts';
import type { PromotionView } from '@groupride/web-api-client';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { changeOf, emptyPromotion, promotionOf, typedOf, type TypedPromotion } from './promotion-form';

const ZONE = 'America/New_York';
const now = new Date('2026-06-01T12:00:00Z');
const read = (typed: Partial<TypedPromotion>) =>
  promotionOf({ ...emptyPromotion, code: 'SPRING', name: 'Spring', maxDiscount: '5', ...typed }, ZONE, now);
const problems = (typed: Partial<TypedPromotion>) => read(typed).problems;

const view: PromotionView = {
  code: 'SPRING',
  name: 'Spring',
  kind: 'percent',
  state: 'active',
  maxDiscount: '8.00',
  percentOff: 10,
  redemptionLimit: 100,
  perAccountLimit: null,
  newAccountDays: 30,
  firstRideOnly: false,
  rideTypes: ['GroupXL'],
  redemptions: 3,
  given: '12.00',
  version: 3,
  createdAt: '2026-05-01T00:00:00.000Z',
  validFrom: '2026-05-01T04:00:00.000Z',
  validUntil: '2026-05-31T16:00:27.123Z',
};

describe('the form of a promo code', () => {
  it('creates a request that the server accepts', () => {
    const { promotion, problems: none } = read({
      code: ' spring25 ',
      kind: 'percent',
      percentOff: '25',
      maxDiscount: '$7.5',
      validUntil: '2026-06-01T09:00',
      redemptionLimit: '10',
    });
    expect(none).toEqual({});
    expect(promotion).toMatchObject({
      code: 'SPRING25',
      maxDiscount: '7.50',
      percentOff: 25,
      validFrom: null,
      validUntil: '2026-06-01T13:00:00.000Z',
      redemptionLimit: 10,
      perAccountLimit: 1,
    });
    expect(
      validateSync(plainToInstance(NewPromotion, promotion), { whitelist: true, forbidNonWhitelisted: true }),
    ).toEqual([]);
  });

  it('shows errors at their field', () => {
    expect(problems({ code: 'ab', name: ' ', maxDiscount: '0' })).toEqual({
      code: 'codeForm',
      name: 'nameMissing',
      maxDiscount: 'amount',
    });
    expect(['1.234', 'ten', '10000.01', '-1', ''].map((maxDiscount) => problems({ maxDiscount }).maxDiscount)).toEqual(
      Array(5).fill('amount'),
    );
    expect(['', '0', '101', '2.5'].map((percentOff) => problems({ kind: 'percent', percentOff }).percentOff)).toEqual(
      Array(4).fill('percent'),
    );
    expect(problems({ redemptionLimit: '0', perAccountLimit: 'x', newAccountDays: '4000' })).toEqual({
      redemptionLimit: 'whole',
      perAccountLimit: 'whole',
      newAccountDays: 'whole',
    });
    expect(problems({ validUntil: '2026-06-01T07:59' })).toEqual({ validUntil: 'untilPast' });
    expect(problems({ validFrom: '2026-06-03T10:00', validUntil: '2026-06-03T10:00' })).toEqual({
      validUntil: 'untilBeforeFrom',
    });
    expect(problems({ firstRideOnly: true, perAccountLimit: 'x' })).toEqual({});
  });

  it('sends changed fields, null for removed limits, and keeps a past end date', () => {
    const before = typedOf(view, ZONE);
    expect(before).toMatchObject({
      percentOff: '10',
      perAccountLimit: '',
      validFrom: '2026-05-01T00:00',
      validUntil: '2026-05-31T12:00',
    });
    const edited = (change: Partial<TypedPromotion>) => promotionOf({ ...before, ...change }, ZONE, now, before);
    const was = edited({}).promotion;
    expect(edited({}).problems).toEqual({});
    expect(changeOf(was, was)).toBeNull();
    expect(changeOf(was, edited({ name: 'Early summer', redemptionLimit: '', rideTypes: [] }).promotion)).toEqual({
      name: 'Early summer',
      redemptionLimit: null,
      rideTypes: [],
    });
    expect(edited({ validUntil: '2026-05-31T13:00' }).problems).toEqual({ validUntil: 'untilPast' });
  });
});
