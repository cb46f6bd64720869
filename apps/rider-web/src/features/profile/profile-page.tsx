import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import type { UserView } from '@groupride/web-api-client';
import { Box, Flex, Grid, KitLink, Stack, chakra, useMedia } from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { useSession } from '../../shared/session';
import { ProfileHead } from './components/profile-head';
import { SignOut } from './components/sign-out';
import { SECTIONS } from './sections';

/** The person's data and settings: a list that opens sections, with the open section beside it if there is room. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const { me } = useSession();
  const { section } = useParams();
  const isWide = useMedia('(min-width: 62em)');
  const open = SECTIONS.find(({ id }) => id === section);
  if (!me) return null;
  if (section !== undefined && !open) return <Navigate to="/profile" replace />;
  if (isWide) {
    const shown = open ?? SECTIONS[0];
    return (
      <Page title={t('profile.title')}>
        <Grid templateColumns="22rem minmax(0, 1fr)" gap="8" alignItems="start">
          <Overview me={me} current={shown.id} />
          <Box as="section" aria-labelledby="profile-section" maxW="2xl">
            <chakra.h2 id="profile-section" textStyle="title" mb="4">
              {t(`profile.sections.${shown.id}`)}
            </chakra.h2>
            <shown.Content me={me} />
          </Box>
        </Grid>
      </Page>
    );
  }
  if (open)
    return (
      <Page title={t(`profile.sections.${open.id}`)} back="/profile">
        <open.Content me={me} />
      </Page>
    );
  return (
    <Page title={t('profile.title')}>
      <Overview me={me} />
    </Page>
  );
}

const SectionLink = chakra(KitLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    minH: '16',
    px: '4',
    py: '2.5',
    transition: 'common',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=page]': { bg: 'brand.subtle' },
  },
});

function Overview({ me, current }: { me: UserView; current?: string }) {
  const { t } = useTranslation();
  return (
    <Stack gap="5">
      <ProfileHead me={me} />
      <chakra.nav aria-label={t('profile.preferences')}>
        <chakra.ul
          listStyleType="none"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="lg"
          overflow="hidden"
          css={{ '& > li + li': { borderTopWidth: '1px' } }}
        >
          {SECTIONS.map(({ id, icon: Icon }) => (
            <li key={id}>
              <SectionLink href={`/profile/${id}`} aria-current={id === current ? 'page' : undefined}>
                <Flex
                  boxSize="9"
                  borderRadius="full"
                  bg="brand.muted"
                  color="brand.fg"
                  align="center"
                  justify="center"
                  flexShrink="0"
                >
                  <Icon size={18} aria-hidden />
                </Flex>
                <Box flex="1" minW="0">
                  <Box textStyle="label" fontSize="md">
                    {t(`profile.sections.${id}`)}
                  </Box>
                  <Box textStyle="caption" color="fg.muted">
                    {t(`profile.sectionDetails.${id}`)}
                  </Box>
                </Box>
                <Box color="fg.subtle">
                  <ChevronRight size={18} aria-hidden />
                </Box>
              </SectionLink>
            </li>
          ))}
        </chakra.ul>
      </chakra.nav>
      <SignOut />
    </Stack>
  );
}
