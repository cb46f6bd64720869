import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoutePlanPrices, RoutePlanView } from '@groupride/web-api-client';
import { Box, Button, Card, chakra, Flex, InlineAlert, Spinner, Stack, useFormat } from '@groupride/web-ui';

export interface PlanPriceProps {
  plan: RoutePlanView;
  /** Undefined until an account is chosen and the price is known. */
  prices: RoutePlanPrices | undefined;
  loading: boolean;
  /** Why there is no price. */
  problem: string | null;
  onRetry: () => void;
}

/** The price for the account: by ride, by vehicle and in total, as computed by the server. */
export function PlanPrice({ plan, prices, loading, problem, onRetry }: PlanPriceProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('routePlans.publish.price')}>
      <Stack gap="3" aria-live="polite" aria-busy={loading}>
        {problem ? (
          <>
            <InlineAlert tone="error">{problem}</InlineAlert>
            <Flex>
              <Button size="sm" variant="secondary" onClick={onRetry}>
                {t('app.retry')}
              </Button>
            </Flex>
          </>
        ) : loading ? (
          <Flex gap="2" align="center" textStyle="small">
            <Spinner />
            {t('routePlans.publish.pricing')}
          </Flex>
        ) : prices ? (
          <PriceTable plan={plan} prices={prices} />
        ) : (
          <Box textStyle="small" color="fg.muted">
            {t('routePlans.publish.priceAfterAccount')}
          </Box>
        )}
      </Stack>
    </Card>
  );
}

const Cell = chakra('td', { base: { py: '2', pe: '3', verticalAlign: 'top' } });
const Amount = chakra('td', { base: { py: '2', textAlign: 'end', whiteSpace: 'nowrap', verticalAlign: 'top' } });

function PriceTable({ plan, prices: { rides, runs, total } }: { plan: RoutePlanView; prices: RoutePlanPrices }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <>
      <chakra.table w="full" textStyle="small">
        <chakra.caption srOnly>{t('routePlans.publish.price')}</chakra.caption>
        <tbody>
          {runs.map((run) => (
            <PriceRows key={run.vehicle} heading={plan.vehicles[run.vehicle]?.name ?? ''} total={run.total}>
              {rides
                .filter(({ vehicle }) => vehicle === run.vehicle)
                .map(({ request, seats, minimumSeats, perSeat, discount, total: ofRide }) => (
                  <chakra.tr key={request} borderTopWidth="1px">
                    <Cell overflowWrap="anywhere">
                      {plan.requests[request]?.label}
                      <Box color="fg.muted">
                        {t('routePlans.publish.perSeat', { count: minimumSeats ?? seats, amount: money(perSeat) })}
                        {typeof minimumSeats === 'number' && `, ${t('routePlans.publish.minimum', { count: seats })}`}
                        {discount !== '0.00' && `, ${t('routePlans.publish.discount', { amount: money(discount) })}`}
                      </Box>
                    </Cell>
                    <Amount>{money(ofRide)}</Amount>
                  </chakra.tr>
                ))}
            </PriceRows>
          ))}
        </tbody>
        <tfoot>
          <chakra.tr borderTopWidth="2px" fontWeight="semibold">
            <Cell as="th" textAlign="start">
              {t('routePlans.publish.total')}
            </Cell>
            <Amount>{money(total)}</Amount>
          </chakra.tr>
        </tfoot>
      </chakra.table>
      <Box textStyle="small" color="fg.muted">
        {t('routePlans.publish.priceText')}
      </Box>
    </>
  );
}

interface PriceRowsProps {
  heading: string;
  total: string;
  children: ReactNode;
}

function PriceRows({ heading, total, children }: PriceRowsProps) {
  const { money } = useFormat();
  return (
    <>
      <chakra.tr borderTopWidth="1px" fontWeight="semibold">
        <Cell as="th" scope="rowgroup" textAlign="start" overflowWrap="anywhere">
          {heading}
        </Cell>
        <Amount>{money(total)}</Amount>
      </chakra.tr>
      {children}
    </>
  );
}
