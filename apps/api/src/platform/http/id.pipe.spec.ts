import { IdPipe, UserIdPipe } from './id.pipe';
import { validationPipe } from './validation.pipe';

const metadata = { type: 'param', metatype: Number, data: 'rideId' } as const;
/** Applies the global pipes first, as a route does. */
const read = async (text: string) =>
  new IdPipe().transform((await validationPipe().transform(text, metadata)) as string, metadata);

describe('an id in a path', () => {
  it('is digits only', async () => {
    expect(await read('12')).toBe(12);
    expect(await read('2147483647')).toBe(2147483647);
  });

  it.each(['1e3', ' 12', '12 ', '0x10', '+5', '-5', '0', '05', '1.0', '', '2147483648', '٣', 'me'])(
    'is not %p',
    async (text) => {
      await expect(read(text)).rejects.toMatchObject({
        code: 'validation_failed',
        more: { errors: [{ field: 'rideId', message: 'must be a whole number from 1 to 2147483647' }] },
      });
    },
  );

  it('may be “me” for a person', () => {
    const pipe = new UserIdPipe();
    expect(pipe.transform('me', metadata)).toBeNull();
    expect(pipe.transform('7', metadata)).toBe(7);
  });
});
