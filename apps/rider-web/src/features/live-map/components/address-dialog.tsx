import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf, useLazyGeocodeQuery, type PlaceSuggestion } from '@groupride/web-api-client';
import { Button, Modal, Stack, TextField } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';

export interface AddressDialogProps {
  onFound: (place: PlaceSuggestion) => void;
  onClose: () => void;
}

/** "Enter Address": lets the server look up an address or a city. */
export function AddressDialog({ onFound, onClose }: AddressDialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [geocode, { isFetching }] = useLazyGeocodeQuery();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = text.trim();
    if (address.length < 2) {
      setError(t('liveMap.addressNeeded'));
      return;
    }
    try {
      onFound(await geocode({ address }, true).unwrap());
    } catch (failure) {
      setError(
        problemOf(failure)?.code === 'place_not_found'
          ? t('liveMap.notFound', { input: address })
          : problemText(failure),
      );
    }
  };
  return (
    <Modal open onClose={onClose} title={t('liveMap.enterAddress')} closeLabel={t('common.close')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="4">
          <TextField
            label={t('liveMap.addressLabel')}
            value={text}
            error={error}
            autoComplete="street-address"
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
            }}
          />
          <Button type="submit" block busy={isFetching} busyLabel={t('places.loading')}>
            {t('liveMap.show')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
