import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RIDE_TYPES, type RideType } from '@groupride/contracts';
import { fieldProblemsOf, type PricePreview as Preview, type PriceVersionView } from '@groupride/web-api-client';
import {
  Button,
  Card,
  DateField,
  Flex,
  Grid,
  InlineAlert,
  SelectField,
  Stack,
  TextField,
  toast,
  useFormat,
} from '@groupride/web-ui';
import { ReasonField } from '../../../shared/components/reason-field';
import { useAmountText } from '../../../shared/amount-text';
import { useProblemText } from '../../../shared/problem-text';
import { useBasedOn } from '../../../shared/use-based-on';
import { typedMoment } from '../../../shared/typed-moment';
import { usePreviewPricesMutation, useSavePricesMutation } from '../api';
import { useRideTypeNames } from '../../../shared/use-ride-type-names';
import {
  differencesOf,
  inForceAt,
  isPercent,
  isValid,
  mergeTyped,
  PRICE_FIELDS,
  rangeOf,
  ratesOf,
  typedOf,
  type PriceField,
} from '../price-form';
import { CarryOverNote } from './carry-over-note';
import { PriceDifferences } from './price-differences';
import { PricePreview } from './price-preview';

export interface PriceEditorProps {
  /** The version currently in force. */
  current: PriceVersionView;
  versions: readonly PriceVersionView[];
  newest: number;
  onClose: () => void;
}

/**
 * Edits prices: validates the input, shows it beside the current prices, tries it on last week's rides, and saves it
 * with a reason.
 */
export function PriceEditor({ current: inForce, versions, newest, onClose }: PriceEditorProps) {
  const { t } = useTranslation();
  const { dateTime, timeZone } = useFormat();
  const problemText = useProblemText();
  const amountText = useAmountText();
  const nameOf = useRideTypeNames();
  const [start, setStart] = useState('');
  const moment = start === '' ? null : typedMoment(start, timeZone);
  // A version contains all prices, so it starts from the version in force at its start and keeps changes planned before
  // that.
  const current = inForceAt(versions, moment) ?? inForce;
  const [typed, setTyped] = useState(() => typedOf(current.rates));
  const [shown, setShown] = useState<Preview | null>(null);
  const [seen, setSeen] = useState(current);
  if (seen.id !== current.id) {
    // A colleague saved meanwhile, or the new start follows a planned version: unedited fields must get the newer
    // prices.
    setTyped(mergeTyped(typedOf(seen.rates), typed, typedOf(current.rates)));
    setSeen(current);
    setShown(null);
  }
  const [rideType, setRideType] = useState<RideType>('GroupX');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<'reason' | 'start' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, previewing] = usePreviewPricesMutation();
  const [save, saving] = useSavePricesMutation();
  const { basedOn, answered } = useBasedOn(newest);
  const rates = ratesOf(typed);
  const differences = rates ? differencesOf(current.rates, rates) : [];
  const unchanged = rates !== null && differences.length === 0;
  const faulty = RIDE_TYPES.filter((type) => PRICE_FIELDS.some((field) => !isValid(field, type, typed[type][field])));

  const type = (field: PriceField, text: string) => {
    setTyped((before) => ({ ...before, [rideType]: { ...before[rideType], [field]: text } }));
    setShown(null);
    setProblem(null);
  };
  const look = async () => {
    if (!rates) return;
    const answer = await preview({ pricePreviewRequest: { rates } });
    if (answer.data) setShown(answer.data);
    else setProblem(problemText(answer.error, t('prices.previewFailed')));
  };
  const confirm = async () => {
    const missing = reason.trim() === '' ? 'reason' : start !== '' && !moment ? 'start' : null;
    setWrong(missing);
    setProblem(null);
    if (missing || !rates) return;
    const validFrom = moment ? { validFrom: moment.toISOString() } : {};
    const { error } = answered(
      await save({ newPriceVersion: { basedOn, changedFrom: current.id, rates, reason: reason.trim(), ...validFrom } }),
    );
    if (error) {
      if (fieldProblemsOf(error).some(({ field }) => field === 'validFrom')) return setWrong('start');
      return setProblem(problemText(error, t('prices.saveFailed')));
    }
    toast({
      tone: 'success',
      title: moment ? t('prices.planned', { when: dateTime(moment.toISOString()) }) : t('prices.saved'),
    });
    onClose();
  };
  return (
    <Card title={t('prices.change')}>
      <Stack gap="4">
        <SelectField
          label={t('prices.rideType')}
          value={rideType}
          options={RIDE_TYPES.map((id) => ({ value: id, label: nameOf(id) }))}
          onChange={(event) => setRideType(RIDE_TYPES.find((id) => id === event.target.value) ?? rideType)}
        />
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' }} gap="4">
          {PRICE_FIELDS.map((field) => {
            const [least, most] = rangeOf(field, rideType);
            const percent = isPercent(field);
            return (
              <TextField
                key={field}
                label={t(`prices.fields.${field}`)}
                hint={t(`prices.hints.${field}`)}
                inputMode={percent || field === 'basePerPerson' ? 'decimal' : 'numeric'}
                autoComplete="off"
                value={typed[rideType][field]}
                error={
                  isValid(field, rideType, typed[rideType][field])
                    ? undefined
                    : percent
                      ? t('prices.percentRange', { least, most })
                      : amountText(typed[rideType][field], t('prices.range', { least, most }))
                }
                onChange={(event) => type(field, event.target.value)}
              />
            );
          })}
        </Grid>
        {faulty.length > 0 ? (
          <InlineAlert tone="error">{t('prices.faulty', { types: faulty.map(nameOf).join(', ') })}</InlineAlert>
        ) : (
          <>
            {current !== inForce && (
              <InlineAlert tone="info">{t('prices.comparedWith', { id: current.id })}</InlineAlert>
            )}
            <PriceDifferences caption={t('prices.differences')} differences={differences} />
          </>
        )}
        <Flex>
          <Button
            variant="secondary"
            busy={previewing.isLoading}
            busyLabel={t('prices.previewing')}
            disabled={!rates || unchanged}
            onClick={() => void look()}
          >
            {t('prices.preview')}
          </Button>
        </Flex>
        {shown && <PricePreview preview={shown} />}
        <Grid templateColumns={{ base: '1fr', md: '2fr 1fr' }} gap="4">
          <ReasonField value={reason} onChange={setReason} missing={wrong === 'reason'} />
          <DateField
            kind="datetime-local"
            label={t('prices.start')}
            hint={t('prices.startHint')}
            value={start}
            error={wrong === 'start' ? t('prices.startWrong') : undefined}
            onChange={(event) => setStart(event.target.value)}
          />
        </Grid>
        {rates && <CarryOverNote versions={versions} before={current.rates} after={rates} start={moment} />}
        {problem && <InlineAlert tone="error">{problem}</InlineAlert>}
        <Flex gap="2" wrap="wrap">
          <Button
            busy={saving.isLoading}
            busyLabel={t('prices.saving')}
            disabled={!rates || unchanged}
            onClick={() => void confirm()}
          >
            {t('prices.save')}
          </Button>
          <Button variant="ghost" disabled={saving.isLoading} onClick={onClose}>
            {t('app.cancel')}
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}
