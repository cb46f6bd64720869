import { ApiError, notFound } from '../../platform/http/api-error';

export const noSuchCard = () => notFound('card');
export const cardInUse = () =>
  new ApiError(
    'card_in_use',
    'A ride that you booked ahead will be paid with this card. You can remove the card when that ride is over or cancelled.',
  );
