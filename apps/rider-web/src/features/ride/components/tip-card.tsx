import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatCents, hasMisplacedComma, typedCents } from '@groupride/pricing';
import type { RideView, TipView } from '@groupride/web-api-client';
import { Box, Button, Card, InlineAlert, SimpleGrid, Stack, TextField, useFormat } from '@groupride/web-ui';
import { useGetTipQuery } from '../api';

/** Lets the rider tip the driver once after the trip. */
export function TipCard({ ride }: { ride: RideView }) {
  const { data } = useGetTipQuery({ rideId: ride.id });
  const [given] = data?.given ?? [];
  if (given) return <Given amount={given.amount} state={given.state} />;
  return data?.mayTip ? <Choice rideId={ride.id} tip={data} /> : null;
}

function Given({ amount, state }: { amount: string; state: string }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <InlineAlert tone="success" title={t('tip.given', { amount: money(amount) })}>
      {t(state === 'captured' ? 'tip.givenDetail' : 'tip.onItsWay')}
    </InlineAlert>
  );
}

function Choice({ rideId, tip }: { rideId: number; tip: TipView }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { money, number, currency } = useFormat();
  const [preset, setPreset] = useState<string | null>(null);
  const [other, setOther] = useState('');
  const dollars = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const;
  const limits = { smallest: money(tip.smallest), largest: money(tip.largest) };
  const own = other.trim() === '' ? null : typedCents(other);
  const fits = own !== null && own >= Number(tip.smallest) * 100 && own <= Number(tip.largest) * 100;
  const amount = other.trim() === '' ? preset : fits ? formatCents(own) : null;
  return (
    <Card title={t('tip.title')}>
      <Stack gap="3">
        <Box textStyle="small" color="fg.muted" mt="-1">
          {t('tip.detail')}
        </Box>
        <SimpleGrid columns={tip.presets.length} gap="2" role="group" aria-label={t('tip.choose')}>
          {tip.presets.map((each) => {
            const chosen = other.trim() === '' && preset === each.amount;
            const choose = () => {
              setPreset(each.amount);
              setOther('');
            };
            return (
              <Button
                key={each.amount}
                variant={chosen ? 'primary' : 'secondary'}
                aria-pressed={chosen}
                aria-label={each.percent ? `${each.percent}% · ${money(each.amount)}` : money(each.amount)}
                px="2"
                flexDirection="column"
                gap="0.5"
                onClick={choose}
              >
                {each.percent ? (
                  <>
                    <span>{each.percent}%</span>
                    <Box as="span" textStyle="caption">
                      {money(each.amount)}
                    </Box>
                  </>
                ) : (
                  <span>{number(Number(each.amount), dollars)}</span>
                )}
              </Button>
            );
          })}
        </SimpleGrid>
        <TextField
          label={t('tip.other')}
          inputMode="decimal"
          value={other}
          maxLength={8}
          onChange={(event) => setOther(event.target.value)}
          error={
            other.trim() !== '' && !fits
              ? hasMisplacedComma(other)
                ? t('tip.otherComma')
                : t('tip.otherHint', limits)
              : undefined
          }
          hint={t('tip.otherHint', limits)}
          leading="$"
        />
        <Button
          block
          disabled={amount === null}
          icon={<HeartHandshake size={18} aria-hidden />}
          onClick={() => void navigate(`/payment?rideId=${rideId}&tip=${amount}`)}
        >
          {amount === null ? t('tip.choose') : t('tip.give', { amount: money(amount) })}
        </Button>
      </Stack>
    </Card>
  );
}
