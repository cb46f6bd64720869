import 'reflect-metadata';
import { jest } from '@jest/globals';
import { type FactoryProvider, ValidationPipe } from '@nestjs/common';
import { APP_PIPE } from '@nestjs/core';
import { DriverLocationMessage, DriverPosition, PlaceQuery, RiderLocationMessage } from '@groupride/contracts';
import { HttpModule } from './http.module';
import { checkOfNumbers } from './numbers-check';
import { validationPipe } from './validation.pipe';

const VALUES = [
  undefined,
  null,
  NaN,
  Infinity,
  -Infinity,
  '1',
  '',
  true,
  [],
  {},
  [1],
  1n,
  -1,
  0,
  0.5,
  1,
  2,
  -0,
  89,
  90,
  90.01,
  -90,
  -90.01,
  120,
  121,
  180,
  180.01,
  360,
  361,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
];
const FIELDS = ['lat', 'lng', 'rideId', 'heading', 'speed', 'ts', 'riderId', 'x'];
const PLACE = { lat: 35.2, lng: -80.8 };
const GOOD = { rideId: 7, ...PLACE };

/** The validator's result for a value, without the compiled checks. */
async function accepts(type: new () => object, value: unknown): Promise<object | null> {
  return validationPipe()
    .transform(value, { type: 'body', metatype: type })
    .catch(() => null) as Promise<object | null>;
}

describe('compiled validators of messages with numbers', () => {
  it.each([
    [DriverLocationMessage, GOOD],
    [RiderLocationMessage, GOOD],
    [DriverPosition, PLACE],
  ])('accept what the validator accepts of %p', async (type, good) => {
    const check = checkOfNumbers(type);
    const odd: unknown[] = [null, undefined, 5, 'text', [], [good], {}, { ...good, lat: undefined }, new Date(0)];
    const each = FIELDS.flatMap((field) => VALUES.map((value) => ({ ...good, [field]: value })));
    const missing = Object.keys(good).map((field) =>
      Object.fromEntries(Object.entries(good).filter(([name]) => name !== field)),
    );
    for (const value of [good, ...odd, ...each, ...missing])
      expect([value, check(value)]).toEqual([value, (await accepts(type, value)) !== null]);
  });

  it('leave a message that sets its prototype to the validator', () => {
    expect(checkOfNumbers(DriverLocationMessage)(JSON.parse('{"rideId":7,"lat":1,"lng":1,"__proto__":{}}'))).toBe(
      false,
    );
  });

  it('produce the same message', async () => {
    const quick = validationPipe([DriverLocationMessage]);
    for (const message of [GOOD, { ...GOOD, heading: null, speed: 3, ts: 5 }]) {
      const made = (await quick.transform(message, { type: 'body', metatype: DriverLocationMessage })) as object;
      expect(made).toBeInstanceOf(DriverLocationMessage);
      expect(made).toStrictEqual(await accepts(DriverLocationMessage, message));
    }
  });

  it('are in use for the positions of cars and members', async () => {
    const providers = Reflect.getMetadata('providers', HttpModule) as FactoryProvider<ValidationPipe>[];
    const pipe = (await providers.find(({ provide }) => provide === APP_PIPE)?.useFactory())!;
    const validator = jest.spyOn(ValidationPipe.prototype, 'transform');
    for (const [metatype, value] of [
      [DriverLocationMessage, GOOD],
      [RiderLocationMessage, GOOD],
      [DriverPosition, PLACE],
    ] as const)
      expect(await pipe.transform(value, { type: 'body', metatype })).toBeInstanceOf(metatype);
    expect(validator).not.toHaveBeenCalled();
    validator.mockRestore();
  });

  it('are refused for a class with text fields', () => {
    expect(() => checkOfNumbers(PlaceQuery)).toThrow('is not checked as a number alone');
  });
});
