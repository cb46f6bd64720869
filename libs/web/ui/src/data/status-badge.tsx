import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LARGE_TEXT } from '../layout/large-text';
import { LiveDot } from './live-dot';

export type Tone = 'neutral' | 'brand' | 'live' | 'success' | 'warning' | 'danger' | 'info';

const palettes: Record<Tone, string> = {
  neutral: 'gray',
  brand: 'brand',
  live: 'accent',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
};

export interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  /** Longer texts take several lines where there is no room. */
  wraps?: boolean;
  children: ReactNode;
}

/** A word or two about the state of something. */
export function Badge({ tone = 'neutral', icon, wraps = false, children }: BadgeProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      px="2.5"
      {...(wraps ? { pt: '1', pb: '1' } : {})}
      minH="6"
      borderRadius={wraps ? 'md' : 'full'}
      textStyle="overline"
      whiteSpace={wraps ? 'normal' : 'nowrap'}
      css={{ [LARGE_TEXT]: { whiteSpace: 'normal', paddingBlock: '1', borderRadius: 'md' } }}
      colorPalette={palettes[tone]}
      bg="colorPalette.muted"
      color="colorPalette.fg"
    >
      {icon}
      {children}
    </chakra.span>
  );
}

const rideTones: Record<string, Tone> = {
  awaiting_payment: 'warning',
  pending: 'info',
  confirmed: 'brand',
  en_route: 'live',
  in_progress: 'live',
  completed: 'success',
  cancelled: 'danger',
};

/** State of a ride in its color; a status it does not know is neutral. The words come from the application. */
export function StatusBadge({ status, label }: { status: string; label: string }) {
  const tone = rideTones[status] ?? 'neutral';
  return (
    <Badge tone={tone} icon={tone === 'live' ? <LiveDot /> : undefined}>
      {label}
    </Badge>
  );
}
