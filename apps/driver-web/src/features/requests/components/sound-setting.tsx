import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '@groupride/web-ui';
import { offerSound, signalOffer } from '../offer-sound';

/** Whether new requests play a sound while the app is open. Switching it on plays the sound. */
export function SoundSetting() {
  const { t } = useTranslation();
  const [isOn, setIsOn] = useState(offerSound.isOn);
  return (
    <SwitchField
      label={t('settings.sound')}
      hint={t('settings.soundHint')}
      checked={isOn}
      onChange={(next) => {
        offerSound.set(next);
        setIsOn(next);
        if (next) signalOffer();
      }}
    />
  );
}
