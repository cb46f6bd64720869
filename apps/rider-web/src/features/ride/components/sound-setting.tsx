import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '@groupride/web-ui';
import { isMuted, setMuted } from '../arrival-signal';

/** Whether this device may sound and vibrate when the driver arrives. */
export function SoundSetting() {
  const { t } = useTranslation();
  const [muted, change] = useState(isMuted);
  return (
    <SwitchField
      label={t('arrival.sound')}
      hint={t('arrival.soundDetail')}
      checked={!muted}
      onChange={(on) => {
        setMuted(!on);
        change(!on);
      }}
    />
  );
}
