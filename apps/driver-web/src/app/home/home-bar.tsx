import { Menu, ScanLine, Settings } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { DriverView } from '@groupride/web-api-client';
import { Box, Flex, IconButton, LARGE_TEXT, VisuallyHidden, chakra, useFormat } from '@groupride/web-ui';
import { useGetEarningsQuery } from '../../features/earnings/api';
import { EarningsDialog } from '../../features/earnings/components/earnings-dialog';
import { VehicleClassSetting } from '../../features/vehicle/components/vehicle-class-setting';
import { DriverMenu } from '../layout/driver-menu';

export interface HomeBarProps {
  driver: DriverView;
  onVerify: () => void;
}

const surface = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'full',
  boxShadow: 'sm',
  pointerEvents: 'auto',
  flexShrink: '0',
} as const;

/** Buttons that grew with their text would not all fit into the bar; their icons do not grow. */
const icon = { ...surface, css: { [LARGE_TEXT]: { boxSize: '44px' } } } as const;

/** The bar over the map: the driver's name, today's earnings, and links to everything else. */
export function HomeBar({ driver, onVerify }: HomeBarProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'earnings' | 'menu' | null>(null);
  const close = () => setOpen(null);
  return (
    <Flex
      as="header"
      position="absolute"
      zIndex="docked"
      top="calc(0.75rem + env(safe-area-inset-top))"
      insetX="3"
      align="center"
      gap="2"
      css={{ [LARGE_TEXT]: { insetInline: '8px', gap: '6px' } }}
      pointerEvents="none"
    >
      <IconButton
        label={t('menu.open')}
        icon={<Menu size={20} aria-hidden />}
        onClick={() => setOpen('menu')}
        {...icon}
      />
      <Box
        {...surface}
        flexShrink="1"
        minW="0"
        h="11"
        px="3"
        py="0.5"
        // The narrowest phones have room only for the buttons.
        css={{ '@media (max-width: 23rem)': { position: 'absolute', clipPath: 'inset(50%)' } }}
      >
        <chakra.h1 textStyle="label" fontWeight="semibold" truncate>
          {/* A phone only has room for the first name. */}
          <span aria-hidden>{driver.name.split(' ', 1)}</span>
          <VisuallyHidden>{driver.name}</VisuallyHidden>
        </chakra.h1>
        <Box textStyle="caption" color="fg.muted" lineHeight="tight" truncate>
          {driver.licensePlate}
        </Box>
      </Box>
      <Box flex="1" />
      <EarningsPill driverId={driver.id} onOpen={() => setOpen('earnings')} />
      <IconButton
        label={t('verification.open')}
        icon={<ScanLine size={20} aria-hidden />}
        onClick={onVerify}
        {...icon}
      />
      <Box css={{ '@media (max-width: 359px)': { display: 'none' } }}>
        <IconButton
          label={t('settings.title')}
          icon={<Settings size={20} aria-hidden />}
          onClick={() => void navigate('/driver/settings')}
          {...icon}
        />
      </Box>
      <EarningsDialog driverId={driver.id} open={open === 'earnings'} onClose={close} />
      <DriverMenu open={open === 'menu'} onClose={close} settings={<VehicleClassSetting driver={driver} />} />
    </Flex>
  );
}

/** Today's earnings so far; opens the details. */
function EarningsPill({ driverId, onOpen }: { driverId: number; onOpen: () => void }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { data } = useGetEarningsQuery({ driverId }, { refetchOnMountOrArgChange: true });
  return (
    <chakra.button
      type="button"
      h="11"
      px="4"
      css={{ [LARGE_TEXT]: { px: '12px' } }}
      textStyle="strong"
      fontVariantNumeric="tabular-nums"
      cursor="pointer"
      onClick={onOpen}
      {...surface}
    >
      {data ? (
        <>
          <VisuallyHidden>{t('earnings.today')}: </VisuallyHidden>
          {money(data.today)}
        </>
      ) : (
        t('earnings.open')
      )}
    </chakra.button>
  );
}
