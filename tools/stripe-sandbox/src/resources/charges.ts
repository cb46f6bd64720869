import { expand, paging, text } from '../http/fields';
import { route, type Route } from '../http/router';

export const chargeRoutes: Route[] = [
  route('GET /v1/charges/:id', { expand }, async ({ tx, path }) => (await tx.get('charge', path[0] ?? '')).data),

  route(
    'GET /v1/charges',
    { ...paging, payment_intent: text, customer: text, transfer_group: text },
    async ({ tx, params }) => {
      const { payment_intent: intent, customer, transfer_group: group } = params;
      const where = {
        ...(intent && { payment_intent: intent }),
        ...(customer && { customer }),
        ...(group && { transfer_group: group }),
      };
      return { object: 'list', ...(await tx.list('charge', where, params)), url: '/v1/charges' };
    },
  ),

  route('GET /v1/charges/:id/refunds', paging, async ({ tx, path, params }) => {
    const { data } = await tx.get('charge', path[0] ?? '');
    return {
      object: 'list',
      ...(await tx.list('refund', { charge: data.id }, params)),
      url: `/v1/charges/${data.id}/refunds`,
    };
  }),
];
