import { useTranslation } from 'react-i18next';
import { ReasonField, type ReasonFieldProps } from '../../../shared/components/reason-field';

/** A field for the reason of an action on a ride, which every action requires. */
export function RideReasonField({ hint, ...field }: Omit<ReasonFieldProps, 'texts'> & { hint: string }) {
  const { t } = useTranslation();
  return <ReasonField {...field} texts={{ label: t('ride.cancelReason'), hint, missing: t('ride.reasonRequired') }} />;
}
