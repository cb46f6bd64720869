import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark, Flex, IconButton, loadedWhenOpened, OfflineBanner, PhoneFrame, chakra } from '@groupride/web-ui';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { BrandAside } from './brand-aside';

const DriverMenu = loadedWhenOpened(async () => (await import('./driver-menu')).DriverMenu);

/** The frame of pages outside the driver home, with logo and menu at the top. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [menu, setMenu] = useState(false);
  return (
    <PhoneFrame
      skipLabel={t('app.skip')}
      banner={<OfflineBanner text={t('app.offline')} />}
      aside={<BrandAside />}
      header={
        <Flex align="center" justify="space-between" ps="4" pe="2" minH="16" gap="3">
          <Flex align="center" gap="2.5">
            <BrandMark />
            <chakra.span textStyle="strong">
              {t('app.name')} <chakra.span color="fg.muted">{t('app.driver')}</chakra.span>
            </chakra.span>
          </Flex>
          <IconButton label={t('menu.open')} icon={<Menu size={20} aria-hidden />} onClick={() => setMenu(true)} />
        </Flex>
      }
    >
      {children}
      <DriverMenu open={menu} onClose={() => setMenu(false)} />
    </PhoneFrame>
  );
}
