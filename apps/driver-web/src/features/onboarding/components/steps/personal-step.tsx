import { useTranslation } from 'react-i18next';
import type { UseFormReturn } from 'react-hook-form';
import { US_STATES } from '@groupride/contracts';
import {
  Box,
  DateField,
  InlineAlert,
  SelectField,
  TwoColumns,
  Stack,
  TextAreaField,
  TextField,
  TextLink,
  formatPhone,
} from '@groupride/web-ui';
import type { ApplicationFields } from '../../application-fields';
import { useErrorText } from '../../use-error-text';
import { FieldGroup } from '../field-group';

const STATES = US_STATES.map((state) => ({ value: state, label: state }));

export interface PersonalStepProps {
  form: UseFormReturn<ApplicationFields>;
  account: { email: string; phone?: string | null | undefined };
  /** Address of the profile page, where a phone number can be added. */
  profileUrl: string | undefined;
}

/** Asks for the applicant's personal data, license and emergency contact. */
export function PersonalStep({ form: { register, control }, account, profileUrl }: PersonalStepProps) {
  const { t } = useTranslation();
  const error = useErrorText(control);
  return (
    <Stack gap="6">
      {account.phone ? (
        <Box textStyle="small" color="fg.muted">
          {t('onboarding.personal.account', { email: account.email, phone: formatPhone(account.phone) })}
        </Box>
      ) : (
        <InlineAlert tone="warning" title={t('onboarding.personal.phoneMissing')}>
          {t('onboarding.personal.phoneMissingText')}{' '}
          {profileUrl && <TextLink href={profileUrl}>{t('onboarding.personal.profile')}</TextLink>}
        </InlineAlert>
      )}
      <FieldGroup title={t('onboarding.personal.you')}>
        <TextField
          label={t('onboarding.fields.fullName')}
          hint={t('onboarding.hints.fullName')}
          autoComplete="name"
          maxLength={100}
          error={error('fullName')}
          {...register('fullName')}
        />
        <DateField
          label={t('onboarding.fields.dateOfBirth')}
          autoComplete="bday"
          error={error('dateOfBirth')}
          {...register('dateOfBirth')}
        />
        <TextField
          label={t('onboarding.fields.address')}
          autoComplete="street-address"
          maxLength={120}
          error={error('address')}
          {...register('address')}
        />
        <TextField
          label={t('onboarding.fields.city')}
          autoComplete="address-level2"
          maxLength={80}
          error={error('city')}
          {...register('city')}
        />
        <TwoColumns gap="4">
          <SelectField
            label={t('onboarding.fields.state')}
            autoComplete="address-level1"
            options={STATES}
            placeholder={t('onboarding.choose')}
            error={error('state')}
            {...register('state')}
          />
          <TextField
            label={t('onboarding.fields.zipCode')}
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={10}
            error={error('zipCode')}
            {...register('zipCode')}
          />
        </TwoColumns>
      </FieldGroup>
      <FieldGroup title={t('onboarding.personal.license')}>
        <TextField
          label={t('onboarding.fields.licenseNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          error={error('licenseNumber')}
          {...register('licenseNumber')}
        />
        <SelectField
          label={t('onboarding.fields.licenseState')}
          options={STATES}
          placeholder={t('onboarding.choose')}
          error={error('licenseState')}
          {...register('licenseState')}
        />
        <DateField
          label={t('onboarding.fields.licensedSince')}
          hint={t('onboarding.hints.licensedSince')}
          error={error('licensedSince')}
          {...register('licensedSince')}
        />
        <TextAreaField
          label={t('onboarding.fields.experience')}
          hint={t('onboarding.hints.experience')}
          maxLength={1000}
          {...register('experience')}
        />
      </FieldGroup>
      <FieldGroup title={t('onboarding.personal.emergency')}>
        <TextField
          label={t('onboarding.fields.emergencyContact')}
          autoComplete="off"
          maxLength={80}
          error={error('emergencyContact')}
          {...register('emergencyContact')}
        />
        <TextField
          label={t('onboarding.fields.emergencyPhone')}
          type="tel"
          autoComplete="off"
          placeholder="(555) 123-4567"
          maxLength={30}
          error={error('emergencyPhone')}
          {...register('emergencyPhone')}
        />
      </FieldGroup>
    </Stack>
  );
}
