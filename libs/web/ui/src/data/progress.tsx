import { Box, Flex, chakra } from '@chakra-ui/react';

export interface ProgressTrackProps {
  /** 0 to 100. */
  value: number;
  label: string;
  tone?: 'brand' | 'live' | 'success' | 'danger';
  /** Names of the stages below the bar; `current` marks one of them. */
  steps?: readonly string[];
  current?: number;
}

const fills = { brand: 'brand.solid', live: 'accent.solid', success: 'success.solid', danger: 'danger.solid' } as const;

/** A progress bar, with the names of its stages if there are any. */
export function ProgressTrack({ value, label, tone = 'brand', steps, current }: ProgressTrackProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <Box>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        h="2"
        borderRadius="full"
        bg="bg.emphasized"
        overflow="hidden"
      >
        <Box
          h="full"
          borderRadius="full"
          bg={fills[tone]}
          style={{ width: `${percent}%` }}
          transition="width 480ms cubic-bezier(0.16, 1, 0.3, 1)"
        />
      </Box>
      {steps && (
        <Flex as="ol" listStyleType="none" justify="space-between" mt="2" gap="2">
          {steps.map((step, index) => (
            <chakra.li
              key={step}
              textStyle="caption"
              color={index === current ? 'fg' : 'fg.subtle'}
              fontWeight={index === current ? 'semibold' : 'normal'}
              aria-current={index === current ? 'step' : undefined}
            >
              {step}
            </chakra.li>
          ))}
        </Flex>
      )}
    </Box>
  );
}

export interface CountdownRingProps {
  /** Whole seconds left. */
  left: number;
  /** Seconds the countdown started from. */
  total: number;
  /** How it is read out, for example "9 seconds left to answer". */
  label: string;
  size?: number;
}

/** The ring is red from this many seconds on. */
export const URGENT_SECONDS = 3;

/** Seconds running out, as a ring; red for the last three. */
export function CountdownRing({ left, total, label, size = 56 }: CountdownRingProps) {
  const stroke = 5;
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const ratio = total > 0 ? Math.min(1, Math.max(0, left / total)) : 0;
  const urgent = left <= URGENT_SECONDS;
  return (
    <Box
      role="timer"
      aria-label={label}
      data-urgent={urgent || undefined}
      position="relative"
      flexShrink="0"
      color={urgent ? 'danger.fg' : 'brand.fg'}
      style={{ width: size, height: size }}
    >
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden>
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          stroke="var(--gr-colors-bg-emphasized)"
          strokeWidth={stroke}
        />
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeWidth={stroke}
          strokeLinecap="round"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - ratio)}
          transform={`rotate(-90 ${size / 2} ${size / 2})`}
          style={{ transition: 'stroke-dashoffset 260ms linear' }}
        />
      </svg>
      <Flex
        aria-hidden
        position="absolute"
        inset="0"
        align="center"
        justify="center"
        fontWeight="bold"
        fontVariantNumeric="tabular-nums"
        style={{ fontSize: size * 0.34 }}
      >
        {left}
      </Flex>
    </Box>
  );
}
