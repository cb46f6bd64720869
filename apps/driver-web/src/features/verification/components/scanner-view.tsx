import { Camera, CameraOff } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Flex, InlineAlert, Spinner, Stack, chakra, toast } from '@groupride/web-ui';
import { useScanner } from '../hooks/use-scanner';

/** The camera picture with its frame, states and problems. */
export function ScannerView({ onText, again }: { onText: (text: string) => Promise<boolean>; again: boolean }) {
  const { t } = useTranslation();
  const { state, video, start, stop } = useScanner(onText);
  const { status, problem } = state;
  const running = status === 'starting' || status === 'scanning';

  useEffect(() => {
    if (problem)
      toast({ tone: 'warning', title: t('verification.cameraIssue'), description: t('verification.useManual') });
  }, [problem, t]);

  return (
    <Stack gap="3">
      <Box
        position="relative"
        borderRadius="lg"
        overflow="hidden"
        bg="gray.900"
        color="white"
        borderWidth="1px"
        h={running ? '72' : '28'}
        transition="common"
      >
        <chakra.video
          ref={video}
          muted
          playsInline
          aria-label={t('verification.camera')}
          w="full"
          h="full"
          objectFit="cover"
          visibility={status === 'scanning' ? 'visible' : 'hidden'}
        />
        {status === 'scanning' && (
          <Box
            aria-hidden
            position="absolute"
            inset="14%"
            borderRadius="lg"
            borderWidth="3px"
            borderColor="accent.300"
            boxShadow="0 0 0 999px rgba(0, 0, 0, 0.35)"
          />
        )}
        {status !== 'scanning' && (
          <Flex
            position="absolute"
            inset="0"
            direction="column"
            align="center"
            justify="center"
            gap="2"
            px="6"
            textAlign="center"
          >
            {status === 'starting' ? (
              <Spinner size={28} />
            ) : problem ? (
              <CameraOff size={28} aria-hidden />
            ) : (
              <Camera size={28} aria-hidden />
            )}
            {!problem && <Box textStyle="label">{t(`verification.${status}`)}</Box>}
          </Flex>
        )}
      </Box>
      <Box role="status" mb={status === 'scanning' ? '0' : '-3'} textStyle="small" color="fg.muted" textAlign="center">
        {status === 'scanning' && t('verification.scanning')}
      </Box>
      {problem && (
        <InlineAlert tone="error" title={t(`verification.${problem}`)}>
          {t('verification.useManual')}
        </InlineAlert>
      )}
      <Button
        block
        variant={running ? 'secondary' : 'soft'}
        icon={running ? <CameraOff size={18} aria-hidden /> : <Camera size={18} aria-hidden />}
        onClick={running ? stop : start}
      >
        {running ? t('verification.stopCamera') : again ? t('verification.scanNext') : t('verification.startCamera')}
      </Button>
    </Stack>
  );
}
