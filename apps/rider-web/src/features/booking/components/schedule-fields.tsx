import { instantToZoned } from '@groupride/geo';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeature } from '@groupride/web-api-client';
import {
  Box,
  DateField,
  Flex,
  InlineAlert,
  SegmentedControl,
  TwoColumns,
  Stack,
  Stepper,
  useFormat,
} from '@groupride/web-ui';
import { startOf } from '../booking-rules';
import type { BookingDraft } from '../slice';

const MIN_HOURS = 1;
const MAX_HOURS = 12;

export interface ScheduleFieldsProps {
  draft: BookingDraft;
  onChange: (change: Partial<Pick<BookingDraft, 'bookingType' | 'isHourly' | 'date' | 'time' | 'hours'>>) => void;
  /** Moves the focus to the date, because the button that opened the schedule has disappeared. */
  focusDate?: boolean;
  /** Counts the requests for a ride whose date or time is missing or over. */
  asked?: number;
  /** Appears beside the choice between now and later. */
  beside?: ReactNode;
}

/** Lets the rider choose now or later; for later, one trip or hourly. */
export function ScheduleFields({ draft, onChange, focusDate = false, asked = 0, beside }: ScheduleFieldsProps) {
  const { t } = useTranslation();
  const canSchedule = useFeature('scheduledRides');
  const { timeZone, dateTime } = useFormat();
  const start = startOf(draft, timeZone);
  const end = start && draft.isHourly ? new Date(start.getTime() + draft.hours * 3_600_000) : null;
  const day = useRef<HTMLInputElement>(null);
  const hour = useRef<HTMLInputElement>(null);
  const firstMissing = draft.date && !draft.time ? hour : day;
  const answered = useRef(0);
  // On a phone the fields may be below the edge of the panel.
  useEffect(() => {
    if (asked === answered.current) return;
    answered.current = asked;
    firstMissing.current?.focus();
  }, [asked, firstMissing]);
  return (
    <Stack gap="4">
      <Flex gap="3" align="center" wrap="wrap">
        {/* A draft scheduled earlier can still be changed to a ride for now. */}
        {(canSchedule || draft.bookingType === 'scheduled') && (
          <Box flex="1 1 9rem" minW="0">
            <SegmentedControl
              label={t('booking.when')}
              value={draft.bookingType}
              onChange={(bookingType) => onChange({ bookingType })}
              options={[
                { value: 'now', label: t('booking.now') },
                { value: 'scheduled', label: t('booking.schedule') },
              ]}
            />
          </Box>
        )}
        {beside}
      </Flex>
      {draft.bookingType === 'scheduled' && (
        <>
          <SegmentedControl
            label={t('booking.kind')}
            size="sm"
            value={draft.isHourly ? 'hourly' : 'single'}
            onChange={(kind) => onChange({ isHourly: kind === 'hourly' })}
            options={[
              { value: 'single', label: t('booking.single') },
              { value: 'hourly', label: t('booking.hourly') },
            ]}
          />
          <TwoColumns gap="3">
            <DateField
              ref={day}
              label={t('booking.date')}
              autoFocus={focusDate}
              min={instantToZoned(Date.now(), timeZone).date}
              value={draft.date}
              onChange={(event) => onChange({ date: event.target.value })}
            />
            <DateField
              ref={hour}
              kind="time"
              label={t('booking.time')}
              value={draft.time}
              onChange={(event) => onChange({ time: event.target.value })}
            />
          </TwoColumns>
          {draft.isHourly && (
            <Stepper
              label={t('booking.hours')}
              value={draft.hours}
              min={MIN_HOURS}
              max={MAX_HOURS}
              onChange={(hours) => onChange({ hours })}
              format={(count) => t('booking.hourCount', { count })}
              decreaseLabel={t('booking.fewerHours')}
              increaseLabel={t('booking.moreHours')}
            />
          )}
          {start && (
            <InlineAlert tone="info" title={t('booking.starts', { time: dateTime(start) })}>
              {end ? t('booking.ends', { time: dateTime(end) }) : t('booking.cityTime')}
            </InlineAlert>
          )}
        </>
      )}
    </Stack>
  );
}
