import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useConnection, type UserView } from '@groupride/web-api-client';
import {
  Avatar,
  Badge,
  Box,
  Button,
  Flex,
  LiveDot,
  OfflineBanner,
  Stack,
  useOnline,
  BackOfficeFrame,
} from '@groupride/web-ui';
import { useLive } from '../../shared/use-live';
import { useAlertBadge } from '../../features/alerts/hooks/use-alert-badge';
import { useSupportBadge } from '../../features/support/hooks/use-support-badge';
import { SearchButton } from '../../features/search/components/search-button';
import { useAdminChannel } from '../use-admin-channel';
import { useSignOut } from '../use-sign-out';
import { Brand } from './brand';
import { ColorChoice, LanguageChoice } from './preferences';
import { useNavigation } from './use-navigation';

/** The frame with the navigation, the signed-in operator and the connection state. */
export function BackOfficeLayout({ user }: { user: UserView }) {
  const { t } = useTranslation();
  const { signOutAndRedirect, isSigningOut } = useSignOut();
  const connection = useConnection();
  const network = useOnline();
  useAdminChannel();
  const live = useLive();
  const { badge, announcement } = useAlertBadge();
  const support = useSupportBadge(user);
  const items = useNavigation(user, { alerts: badge, support });
  return (
    <BackOfficeFrame
      skipLabel={t('app.skip')}
      menuLabel={t('nav.menu')}
      closeLabel={t('app.close')}
      brand={<Brand />}
      items={items}
      banner={
        <OfflineBanner
          text={network ? t('app.reconnecting') : t('app.offline')}
          offline={!network || connection === 'lost'}
        />
      }
      actions={
        <>
          <Box as="span" srOnly role="status">
            {announcement}
          </Box>
          <SearchButton />
          <Badge tone={live ? 'live' : 'neutral'} icon={<LiveDot paused={!live} />}>
            {/* On a phone only the dot is visible, because the text would cover the name. */}
            <Box as="span" srOnly={{ base: true, md: false }}>
              {live ? t('app.live') : t('app.notLive')}
            </Box>
          </Badge>
          <Box hideBelow="lg" w="28">
            <LanguageChoice />
          </Box>
          <ColorChoice />
        </>
      }
      footer={
        <Stack gap="3">
          <Box hideFrom="lg">
            <LanguageChoice />
          </Box>
          <Flex align="center" gap="3">
            <Avatar name={user.name} size={36} />
            <Box minW="0">
              <Box textStyle="label" color="fg" truncate>
                {user.name}
              </Box>
              <Box textStyle="caption" color="fg.muted" truncate>
                {user.email}
              </Box>
            </Box>
          </Flex>
          <Button
            size="sm"
            block
            variant="secondary"
            busy={isSigningOut}
            icon={<LogOut size={18} aria-hidden />}
            onClick={() => void signOutAndRedirect()}
          >
            {t('nav.signOut')}
          </Button>
        </Stack>
      }
    >
      <Outlet />
    </BackOfficeFrame>
  );
}
