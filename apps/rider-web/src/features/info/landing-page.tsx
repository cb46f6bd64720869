import { ArrowRight, Building2, CarFront, HelpCircle, Info, Menu, Users, Volume2, VolumeX } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Badge,
  Box,
  Button,
  Card,
  Flex,
  IconButton,
  LanguageToggle,
  LinkButton,
  Modal,
  SideMenu,
  SimpleGrid,
  Stack,
  chakra,
  useLanguage,
} from '@groupride/web-ui';
import { Brand } from '../../shared/brand';
import { Page } from '../../shared/page';
import { useClientConfig, useSession } from '../../shared/session';
import { useChangeLanguage } from '../../shared/use-change-language';
import { RouteSketch } from './route-sketch';
import { useChime } from './use-chime';

const LOGIN = '/api/login?returnTo=/';

/** The intro page for people who do not know GroupRide yet. */
export default function LandingPage() {
  const { t } = useTranslation();
  const changeLanguage = useChangeLanguage();
  const { me } = useSession();
  const language = useLanguage();
  const points = ['groups', 'live', 'price', 'schedule', 'business', 'safety'] as const;
  return (
    <Page headless title={t('landing.title')}>
      <LandingHeader />
      <Box
        borderRadius="xl"
        overflow="hidden"
        bg="brand.700"
        color="white"
        position="relative"
        px="6"
        pt="8"
        pb="40"
        css={{ backgroundColor: 'var(--gr-colors-brand-800)' }}
      >
        <chakra.h1 textStyle="display">{t('landing.headline')}</chakra.h1>
        <Box mt="3" css={{ color: 'var(--gr-colors-brand-100)' }}>
          {t('landing.lead')}
        </Box>
        <Box position="absolute" insetX="0" bottom="0" aria-hidden>
          <RouteSketch />
        </Box>
      </Box>
      <Stack gap="2">
        <LinkButton href="/ride" size="lg" block>
          {t('landing.start')}
          <ArrowRight size={18} aria-hidden />
        </LinkButton>
        {!me && (
          <SimpleGrid columns={2} gap="2">
            <LinkButton href={LOGIN} variant="secondary">
              {t('landing.logIn')}
            </LinkButton>
            <LinkButton href="/signup" variant="secondary">
              {t('landing.signUp')}
            </LinkButton>
          </SimpleGrid>
        )}
      </Stack>
      <Card tone="brand">
        <Flex justify="space-between" align="center" gap="3">
          <Box>
            <chakra.h2 textStyle="strong">{t('promo.bannerTitle')}</chakra.h2>
            <Box textStyle="small" color="fg.muted">
              {t('promo.bannerDetail')}
            </Box>
          </Box>
          <Badge tone="live">FREEFIRST</Badge>
        </Flex>
      </Card>
      <Card title={t('landing.why')}>
        <Stack as="ul" gap="4" listStyleType="none">
          {points.map((point) => (
            <li key={point}>
              <Box textStyle="label" fontWeight="semibold">
                {t(`landing.points.${point}.title`)}
              </Box>
              <Box textStyle="small" color="fg.muted">
                {t(`landing.points.${point}.detail`)}
              </Box>
            </li>
          ))}
        </Stack>
      </Card>
      <LanguageToggle label={t('profile.language')} value={language} onChange={changeLanguage} />
    </Page>
  );
}

function LandingHeader() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { me } = useSession();
  const config = useClientConfig();
  const [menu, setMenu] = useState(false);
  const [silent, setSilent] = useState(false);
  const { playing, toggle } = useChime(useCallback(() => setSilent(true), []));
  const driverWeb = config?.driverWebUrl ?? '';
  const items = [
    { href: '/ride', label: t('nav.ride'), icon: <Users size={20} aria-hidden /> },
    { href: `${driverWeb}/driver-app`, label: t('nav.drive'), icon: <CarFront size={20} aria-hidden /> },
    { href: '/business', label: t('nav.business'), icon: <Building2 size={20} aria-hidden /> },
    { href: '/about', label: t('nav.about'), icon: <Info size={20} aria-hidden /> },
    { href: '/help', label: t('nav.help'), icon: <HelpCircle size={20} aria-hidden /> },
  ];
  return (
    <Flex as="header" align="center" gap="1" minH="14" mt="-1" wrap="wrap">
      <IconButton label={t('nav.menu')} icon={<Menu size={20} aria-hidden />} onClick={() => setMenu(true)} ms="-2.5" />
      <Box flex="1">
        <Brand name={t('product.name')} />
      </Box>
      <Badge>{language.toUpperCase()}</Badge>
      <IconButton
        label={playing ? t('landing.mute') : t('landing.play')}
        icon={playing ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
        onClick={toggle}
      />
      {!me && (
        // A phone has no room for them; the same links follow below.
        <Flex gap="1" ms="auto" hideBelow="sm">
          <LinkButton href={LOGIN} size="sm" variant="ghost">
            {t('landing.logIn')}
          </LinkButton>
          <LinkButton href="/signup" size="sm" variant="soft">
            {t('landing.signUp')}
          </LinkButton>
        </Flex>
      )}
      <SideMenu
        open={menu}
        onClose={() => setMenu(false)}
        label={t('nav.menu')}
        closeLabel={t('common.close')}
        header={<Brand name={t('product.name')} />}
        items={items}
      />
      <Modal
        open={silent}
        onClose={() => setSilent(false)}
        title={`${t('landing.welcome')} ♪`}
        description={t('landing.noAudio')}
        footer={
          <Button block onClick={() => setSilent(false)}>
            {t('common.ok')}
          </Button>
        }
      />
    </Flex>
  );
}
