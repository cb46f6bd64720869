import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Flex, FullScreenDialog, IconButton, chakra } from '@groupride/web-ui';

const STEPS = [1, 1.5, 2, 3, 4] as const;

/** A picture of a document. Pressing it opens a large version that can be zoomed and moved. */
export function DocumentImage({ url, about }: { url: string; about: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [step, setStep] = useState(0);
  const zoom = STEPS[step] ?? 1;
  return (
    <>
      <chakra.button
        type="button"
        cursor="zoom-in"
        borderRadius="md"
        aria-label={t('documents.zoom', { about })}
        onClick={() => setOpen(true)}
      >
        <chakra.img src={url} alt="" h="64" w="full" objectFit="contain" borderRadius="md" bg="bg.muted" />
      </chakra.button>
      {open && (
        <FullScreenDialog open wide title={about} closeLabel={t('app.close')} onClose={() => setOpen(false)}>
          <Flex direction="column" h="full" gap="2">
            <Flex gap="2" justify="center" align="center">
              <IconButton
                label={t('documents.zoomOut')}
                icon={<ZoomOut size={20} aria-hidden />}
                disabled={step === 0}
                onClick={() => setStep(step - 1)}
              />
              <Box textStyle="small" minW="12" textAlign="center" aria-live="polite">
                {Math.round(zoom * 100)} %
              </Box>
              <IconButton
                label={t('documents.zoomIn')}
                icon={<ZoomIn size={20} aria-hidden />}
                disabled={step === STEPS.length - 1}
                onClick={() => setStep(step + 1)}
              />
            </Flex>
            <Box flex="1" minH="0" overflow="auto" tabIndex={0} role="group" aria-label={about}>
              {/* Scales the picture to fit, even a small one; zooming starts from there. */}
              <chakra.img
                src={url}
                alt={about}
                w={`${zoom * 100}%`}
                h={`${zoom * 100}%`}
                maxW="none"
                objectFit="contain"
              />
            </Box>
          </Flex>
        </FullScreenDialog>
      )}
    </>
  );
}
