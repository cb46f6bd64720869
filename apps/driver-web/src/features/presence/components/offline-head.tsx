import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetHead, SheetHeadline } from '../../../shared/layout/sheet-slots';

/** Tells offline drivers why they get no requests, and how to start. */
export function OfflineHead({ go }: { go: ReactNode }) {
  const { t } = useTranslation();
  return (
    <SheetHead>
      <SheetHeadline title={t('presence.offlineTitle')} detail={t('presence.offlineText')} action={go} />
    </SheetHead>
  );
}
