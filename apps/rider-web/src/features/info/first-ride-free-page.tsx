import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, Box, Card, Flex, LinkButton, Stack, chakra } from '@groupride/web-ui';
import { Page } from '../../shared/page';

const three = ['one', 'two', 'three'] as const;

/** The offer for new riders: what it is worth, how to use it, and its terms. */
export default function FirstRideFreePage() {
  const { t } = useTranslation();
  return (
    <Page title={t('offer.title')} back="history">
      <Box borderRadius="xl" px="6" py="8" color="white" css={{ backgroundColor: 'var(--gr-colors-brand-800)' }}>
        <Badge tone="live">FREEFIRST</Badge>
        <chakra.h2 textStyle="display" mt="4">
          {t('offer.headline')}
        </chakra.h2>
        <Box mt="2" css={{ color: 'var(--gr-colors-brand-100)' }}>
          {t('offer.lead')}
        </Box>
      </Box>
      <Card title={t('offer.benefits')}>
        <Stack as="ul" gap="3" listStyleType="none">
          {three.map((key) => (
            <Flex as="li" key={key} gap="3" textStyle="small">
              <Box color="brand.fg">
                <Check size={18} aria-hidden />
              </Box>
              {t(`offer.benefit.${key}`)}
            </Flex>
          ))}
        </Stack>
      </Card>
      <Card title={t('offer.steps')}>
        <Stack as="ol" gap="3" listStyleType="none">
          {three.map((key, index) => (
            <Flex as="li" key={key} gap="3" align="center" textStyle="small">
              <Flex
                boxSize="7"
                flexShrink="0"
                borderRadius="full"
                bg="brand.muted"
                color="brand.fg"
                align="center"
                justify="center"
                fontWeight="semibold"
              >
                {index + 1}
              </Flex>
              {t(`offer.step.${key}`)}
            </Flex>
          ))}
        </Stack>
      </Card>
      <LinkButton size="lg" block href="/">
        {t('offer.book')}
      </LinkButton>
      <Card title={t('offer.faq')}>
        <Stack gap="4">
          {three.map((key) => (
            <Box key={key}>
              <chakra.h3 textStyle="label" fontWeight="semibold">
                {t(`offer.question.${key}`)}
              </chakra.h3>
              <Box textStyle="small" color="fg.muted" mt="0.5">
                {t(`offer.answer.${key}`)}
              </Box>
            </Box>
          ))}
        </Stack>
      </Card>
      <LinkButton variant="ghost" block href="/test-flow">
        {t('guides.test')}
      </LinkButton>
      <Box textStyle="caption" color="fg.muted">
        {t('offer.terms')}
      </Box>
    </Page>
  );
}
