import { useTranslation } from 'react-i18next';
import type { UseFormReturn } from 'react-hook-form';
import { DRIVER_CONSENTS } from '@groupride/contracts';
import { Box, InlineAlert, Stack, TextLink, chakra } from '@groupride/web-ui';
import type { ApplicationFields } from '../../application-fields';
import { useErrorText } from '../../use-error-text';
import { FieldGroup } from '../field-group';
import { Timelines } from '../timelines';

export interface BackgroundStepProps {
  form: UseFormReturn<ApplicationFields>;
  riderWebUrl: string | undefined;
}

/** Explains the background check and asks for the consents it requires. */
export function BackgroundStep({ form: { register, control }, riderWebUrl }: BackgroundStepProps) {
  const { t } = useTranslation();
  const error = useErrorText(control)('consents');
  return (
    <Stack gap="6">
      <Box>{t('onboarding.background.text')}</Box>
      <Timelines />
      <FieldGroup title={t('onboarding.background.consents')}>
        {DRIVER_CONSENTS.map((consent) => (
          <chakra.label key={consent} display="flex" gap="3" minH="11" alignItems="flex-start" cursor="pointer">
            <chakra.input
              type="checkbox"
              value={consent}
              boxSize="5"
              mt="0.5"
              flexShrink="0"
              accentColor="brand.solid"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'consents-error' : undefined}
              {...register('consents')}
            />
            <Box>{t(`onboarding.consents.${consent}`)}</Box>
          </chakra.label>
        ))}
        {riderWebUrl && (
          <Box textStyle="small">
            <TextLink href={`${riderWebUrl}/terms`}>{t('signUp.termsLink')}</TextLink> ·{' '}
            <TextLink href={`${riderWebUrl}/privacy`}>{t('signUp.privacyLink')}</TextLink>
          </Box>
        )}
        {error && (
          <Box id="consents-error">
            <InlineAlert tone="error">{error}</InlineAlert>
          </Box>
        )}
      </FieldGroup>
    </Stack>
  );
}
