import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../shared/components/reason-dialog';
import { useErasePersonMutation } from '../api';

/** Asks why the data stored about a person is erased, which cannot be undone. */
export function EraseDialog({ rider, onClose }: { rider: { id: number; name: string }; onClose: () => void }) {
  const { t } = useTranslation();
  const [erase, { isLoading }] = useErasePersonMutation();
  const { id, name } = rider;
  return (
    <ReasonDialog
      danger
      isLoading={isLoading}
      texts={{
        title: t('privacy.title', { name }),
        text: t('privacy.text'),
        submit: t('privacy.erase'),
        busy: t('privacy.erasing'),
        done: t('privacy.done', { name }),
        failed: t('privacy.failed'),
      }}
      field={{ label: t('privacy.reason'), hint: t('privacy.reasonHint'), missing: t('privacy.reasonRequired') }}
      run={(reason) => erase({ personId: id, personErasure: { reason } })}
      onClose={onClose}
    />
  );
}
