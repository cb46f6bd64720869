import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Button, Modal, toast } from '@groupride/web-ui';
import { bookingActions } from '../slice';

/** Shown once to new riders: the first ride is free. */
export function WelcomeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const claim = () => {
    dispatch(bookingActions.promoTyped('FREEFIRST'));
    dispatch(bookingActions.promoApplied());
    toast({ title: t('promo.claimedTitle'), description: t('promo.claimedDetail'), tone: 'success' });
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('promo.welcomeTitle')}
      description={t('promo.welcomeDetail')}
      footer={
        <>
          <Button block onClick={claim}>
            {t('promo.claim')}
          </Button>
          <Button block variant="secondary" onClick={() => void navigate('/first-ride-free')}>
            {t('promo.learnMore')}
          </Button>
          <Button block variant="ghost" onClick={onClose}>
            {t('promo.later')}
          </Button>
        </>
      }
    />
  );
}
