import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import type { MetricsDay } from '@groupride/web-api-client';
import { Box, chakra, useFormat } from '@groupride/web-ui';

export interface DayChartProps {
  title: string;
  kind: 'bar' | 'line';
  days: readonly MetricsDay[];
  /** Null on a day without a value. */
  valueOf: (day: MetricsDay) => number | null;
  format: (value: number) => string;
  /** Shorter format for the axis; `format` by default. */
  formatAxis?: (value: number) => string;
}

const color = (token: string) => `var(--gr-colors-${token})`;
const TICK = { fill: color('fg-muted') };
/** Maximum number of points that are drawn as dots. */
const MOST_DOTS = 31;

/** A chart of one figure by day. With the keyboard, the arrow keys move from day to day. */
export function DayChart({ title, kind, days, valueOf, format, formatAxis = format }: DayChartProps) {
  const { day: dayName } = useFormat();
  const id = useId();
  const points = days.map((day) => ({ day: day.day, value: valueOf(day) }));
  const Chart = kind === 'bar' ? BarChart : LineChart;
  return (
    <chakra.figure m="0" minW="0" aria-labelledby={id}>
      <chakra.figcaption id={id} textStyle="label" color="fg" mb="2">
        {title}
      </chakra.figcaption>
      <Box
        css={{
          '& .recharts-cartesian-axis-tick-value': { fontSize: 'xs' },
          '& .recharts-surface:focus-visible': { outline: `2px solid ${color('focus-ring')}`, borderRadius: '4px' },
        }}
      >
        <Chart
          responsive
          data={points}
          title={title}
          style={{ width: '100%', height: 200 }}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke={color('border')} />
          <XAxis
            dataKey="day"
            tick={TICK}
            tickLine={false}
            axisLine={{ stroke: color('border') }}
            tickFormatter={shortDay(dayName)}
            minTickGap={28}
          />
          <YAxis
            width={64}
            tick={TICK}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            tickCount={4}
            tickFormatter={formatAxis}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={kind === 'bar' ? { fill: color('bg-muted') } : { stroke: color('border-emphasized') }}
            content={({ active, payload }) => {
              const point = payload?.[0]?.payload as (typeof points)[number] | undefined;
              if (!active || !point) return null;
              return (
                <Box bg="bg.panel" borderWidth="1px" borderRadius="md" boxShadow="md" px="3" py="2" textStyle="small">
                  <Box color="fg.muted">{dayName(point.day)}</Box>
                  <Box fontWeight="semibold">{point.value === null ? '–' : format(point.value)}</Box>
                </Box>
              );
            }}
          />
          {kind === 'bar' ? (
            <Bar dataKey="value" fill={color('brand-solid')} radius={[3, 3, 0, 0]} isAnimationActive={false} />
          ) : (
            <Line
              dataKey="value"
              type="linear"
              stroke={color('brand-solid')}
              strokeWidth={2}
              dot={days.length <= MOST_DOTS && { r: 3, fill: color('brand-solid') }}
              isAnimationActive={false}
            />
          )}
        </Chart>
      </Box>
    </chakra.figure>
  );
}

/** "Tue, Nov 24" → "Nov 24", because weekdays take too much space on an axis. */
const shortDay =
  (dayName: (day: string) => string) =>
  (day: string): string =>
    dayName(day).replace(/^[^,]*, /, '');
