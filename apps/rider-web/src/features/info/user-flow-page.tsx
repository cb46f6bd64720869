import { CarFront, CheckCircle2, CreditCard, MapPin, QrCode, RotateCcw, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Card, Flex, Grid, LinkButton, Stack, chakra, useAutomaticStep } from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { useLanguageContent } from '../../shared/use-language-content';
import { GuideState } from './guide-state';
import { guides } from './guides';

const SECONDS_PER_STEP = 6;

const steps = [
  { name: 'plan', icon: <MapPin size={32} aria-hidden /> },
  { name: 'invite', icon: <Users size={32} aria-hidden /> },
  { name: 'pay', icon: <CreditCard size={32} aria-hidden /> },
  { name: 'follow', icon: <CarFront size={32} aria-hidden /> },
  { name: 'board', icon: <QrCode size={32} aria-hidden /> },
  { name: 'arrive', icon: <CheckCircle2 size={32} aria-hidden /> },
] as const;

/** Shows a ride from planning to arrival in six steps. It advances automatically until somebody uses the page. */
export default function UserFlowPage() {
  const { t } = useTranslation();
  const content = useLanguageContent(guides);
  const [index, setIndex] = useState(0);
  const step = steps[index]!;
  const isLast = index === steps.length - 1;
  if (typeof content !== 'object') return <GuideState failed={content === 'failed'} />;
  const { userFlow } = content;
  return (
    <Page title={userFlow.title} back="history">
      {/* A new key restarts the countdown for the next step. */}
      {!isLast && <Advance key={index} onDone={() => setIndex(index + 1)} />}
      <Card>
        <Flex direction="column" align="center" textAlign="center" gap="3" py="6" aria-live="polite" minH="64">
          <Box color="brand.fg">{step.icon}</Box>
          <Box textStyle="caption" color="fg.muted">
            {t('guides.step', { step: index + 1, count: steps.length })}
          </Box>
          <chakra.h2 textStyle="title">{userFlow.steps[step.name].title}</chakra.h2>
          <Box color="fg.muted" maxW="48ch">
            {userFlow.steps[step.name].text}
          </Box>
        </Flex>
        <Flex justify="center" gap="2" aria-hidden pb="4">
          {steps.map(({ name }, at) => (
            <Box key={name} boxSize="2" borderRadius="full" bg={at === index ? 'brand.solid' : 'border'} />
          ))}
        </Flex>
        <Grid templateColumns="1fr 1fr" gap="3">
          <Button variant="secondary" block disabled={index === 0} onClick={() => setIndex(index - 1)}>
            {userFlow.previous}
          </Button>
          {isLast ? (
            <Button block onClick={() => setIndex(0)} icon={<RotateCcw size={18} aria-hidden />}>
              {userFlow.again}
            </Button>
          ) : (
            <Button block onClick={() => setIndex(index + 1)}>
              {userFlow.next}
            </Button>
          )}
        </Grid>
      </Card>
      <Stack>
        <LinkButton size="lg" block href="/">
          {userFlow.start}
        </LinkButton>
      </Stack>
    </Page>
  );
}

function Advance({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { left, counting } = useAutomaticStep({ seconds: SECONDS_PER_STEP, onDone });
  return (
    <Box textStyle="caption" color="fg.muted" minH="6">
      {counting && t('guides.nextIn', { seconds: left })}
    </Box>
  );
}
