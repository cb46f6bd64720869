import { Menu, ScanLine, Settings, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { DriverView } from '@groupride/web-api-client';
import { Avatar, Box, Flex, IconButton, chakra } from '@groupride/web-ui';
import { EarningsDialog } from '../../features/earnings/components/earnings-dialog';
import { PresenceSwitch } from '../../features/presence/components/presence-switch';
import type { Presence } from '../../features/presence/hooks/use-presence';
import { VehicleClassSetting } from '../../features/vehicle/components/vehicle-class-setting';
import { DriverMenu } from './driver-menu';

export interface DriverHeaderProps {
  driver: DriverView;
  presence: Presence;
  /** There can be no position, so this driver can not go online. */
  blocked: boolean;
  onVerify: () => void;
}

/** The driver's name and presence, with links to earnings and the menu. */
export function DriverHeader({ driver, presence, blocked, onVerify }: DriverHeaderProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'earnings' | 'menu' | null>(null);
  const close = () => setOpen(null);
  return (
    <Box borderBottomWidth="1px">
      <Flex align="center" gap="3" ps="4" pe="2" minH="16">
        <Avatar name={driver.name} size={40} />
        <chakra.h1 flex="1" minW="0" textStyle="strong" truncate>
          {driver.name}
        </chakra.h1>
        <Flex>
          <IconButton label={t('verification.open')} icon={<ScanLine size={20} aria-hidden />} onClick={onVerify} />
          <IconButton
            label={t('earnings.open')}
            icon={<Wallet size={20} aria-hidden />}
            onClick={() => setOpen('earnings')}
          />
          <Box css={{ '@media (max-width: 359px)': { display: 'none' } }}>
            <IconButton
              label={t('settings.title')}
              icon={<Settings size={20} aria-hidden />}
              onClick={() => void navigate('/driver/settings')}
            />
          </Box>
          <IconButton label={t('menu.open')} icon={<Menu size={20} aria-hidden />} onClick={() => setOpen('menu')} />
        </Flex>
      </Flex>
      <Flex align="center" justify="space-between" gap="3" px="4" pb="3">
        <Box minW="0">
          <Box textStyle="small" color="fg.muted">
            {t('presence.switch')}
          </Box>
          <Box textStyle="caption" color="fg.muted" truncate>
            {driver.vehicle} · {driver.licensePlate}
          </Box>
        </Box>
        <PresenceSwitch online={driver.isOnline} disabled={blocked} presence={presence} />
      </Flex>
      <EarningsDialog driverId={driver.id} open={open === 'earnings'} onClose={close} />
      <DriverMenu
        open={open === 'menu'}
        onClose={close}
        online={driver.isOnline ? presence : null}
        settings={<VehicleClassSetting driver={driver} />}
      />
    </Box>
  );
}
