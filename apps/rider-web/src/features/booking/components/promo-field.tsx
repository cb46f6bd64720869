import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FirstRideOffer } from '@groupride/web-api-client';
import { Badge, Box, Button, Card, Flex, Stack, TextField, TextLink } from '@groupride/web-ui';

export interface PromoFieldProps {
  /** The first-ride offer, if the rider is eligible. */
  offer: FirstRideOffer | undefined;
  value: string;
  /** Whether the price includes the code. */
  applied: boolean;
  busy: boolean;
  error: string | undefined;
  onType: (text: string) => void;
  onApply: () => void;
}

/** The first-ride offer for eligible riders, and the field for a promo code. */
export function PromoField({ offer, value, applied, busy, error, onType, onApply }: PromoFieldProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="3">
      {offer?.available && (
        <Card tone="brand" p="3">
          <Flex gap="3" align="center">
            <Box color="brand.fg">
              <Gift size={20} aria-hidden />
            </Box>
            <Box flex="1" minW="0">
              <Flex align="center" gap="2" wrap="wrap">
                <Box textStyle="label" fontWeight="semibold">
                  {t('promo.bannerTitle')}
                </Box>
                <Badge tone="live">{offer.code}</Badge>
              </Flex>
              <Box textStyle="caption" color="fg.muted">
                {t('promo.bannerDetail')} <TextLink href="/first-ride-free">{t('promo.learnMore')}</TextLink>
              </Box>
            </Box>
          </Flex>
        </Card>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (value.trim()) onApply();
        }}
      >
        <TextField
          label={t('promo.code')}
          value={value}
          onChange={(event) => onType(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={error}
          hint={applied && !error ? t('promo.applied', { code: value }) : undefined}
          trailing={
            <Button type="submit" size="sm" variant="soft" disabled={!value.trim() || applied} busy={busy}>
              {applied ? t('promo.appliedShort') : t('promo.apply')}
            </Button>
          }
        />
      </form>
    </Stack>
  );
}
