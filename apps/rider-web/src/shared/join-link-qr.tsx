import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FullScreenDialog, QrImage } from '@groupride/web-ui';

/** Maximum size in pixels. */
const SIZE = 560;

/** The join link as a full-screen QR code, to show to people nearby. */
export function JoinLinkQr({ url }: { url: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" block icon={<QrCode size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('joinLink.showQr')}
      </Button>
      <FullScreenDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('joinLink.qrTitle')}
        description={t('joinLink.qrDetail')}
        closeLabel={t('common.close')}
      >
        <QrImage
          value={url}
          alt={t('joinLink.qrAlt')}
          loadingText={t('joinLink.qrLoading')}
          errorText={t('joinLink.qrFailed')}
          size={SIZE}
        />
      </FullScreenDialog>
    </>
  );
}
