import { chakra, defineRecipe, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { KitLink, type KitLinkProps } from '../app/link-context';
import { Spinner } from '../feedback/spinner';

const recipe = defineRecipe({
  className: 'gr-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    minH: 'touch',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    letterSpacing: 'snug',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'common',
    _disabled: { cursor: 'not-allowed', opacity: 0.5 },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 0.85 },
    _active: { transform: 'scale(0.985)' },
  },
  variants: {
    variant: {
      primary: { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.hover' } },
      secondary: { bg: 'bg.panel', color: 'fg', borderColor: 'border.emphasized/60', _hover: { bg: 'bg.muted' } },
      soft: { bg: 'brand.subtle', color: 'brand.fg', _hover: { bg: 'brand.muted' } },
      ghost: { bg: 'transparent', color: 'brand.fg', _hover: { bg: 'brand.subtle' } },
      danger: { bg: 'danger.solid', color: 'danger.contrast', _hover: { bg: 'danger.hover' } },
      dangerGhost: { bg: 'transparent', color: 'danger.fg', _hover: { bg: 'danger.subtle' } },
    },
    size: {
      sm: { px: '3.5', fontSize: 'sm' },
      md: { px: '5', minH: '12', fontSize: 'md' },
      lg: { px: '6', minH: '14', fontSize: 'md' },
    },
    block: { true: { display: 'flex', w: 'full' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});

const Base = chakra('button', recipe);
const AnchorBase = chakra(KitLink, recipe);

type Variants = RecipeVariantProps<typeof recipe>;
type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'dangerGhost';
type ButtonSize = 'sm' | 'md' | 'lg';

interface Looks {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width. */
  block?: boolean;
  /** Before the label. */
  icon?: ReactNode;
}

export interface ButtonProps extends Omit<HTMLChakraProps<'button'>, keyof Variants | keyof Looks>, Looks {
  /** Work is under way: shows a spinner, keeps the focus, ignores presses. */
  busy?: boolean;
  /** Replaces the label while busy, and is announced. */
  busyLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ busy = false, busyLabel, icon, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <Base
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {busy ? <Spinner size={18} /> : icon}
      {/* Only that work is under way is news, not the label that comes back or an amount in it. */}
      {busyLabel ? <span aria-live={busy ? 'polite' : 'off'}>{busy ? busyLabel : children}</span> : children}
    </Base>
  );
}

export interface LinkButtonProps extends KitLinkProps, Looks {}

/** A link that looks like a button. */
export function LinkButton({ icon, children, ...rest }: LinkButtonProps) {
  return (
    <AnchorBase {...rest}>
      {icon}
      {children}
    </AnchorBase>
  );
}

export interface IconButtonProps extends Omit<HTMLChakraProps<'button'>, 'children'> {
  /** Its accessible name. */
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <RoundButton aria-label={label} title={label} {...rest}>
      {icon}
    </RoundButton>
  );
}

/** The shape of an icon button, for content that includes a name. */
export function RoundButton({ type = 'button', ...rest }: HTMLChakraProps<'button'>) {
  return (
    <chakra.button
      type={type}
      display="inline-grid"
      placeItems="center"
      flexShrink="0"
      boxSize="touch"
      borderRadius="full"
      color="fg"
      cursor="pointer"
      transition="common"
      _hover={{ bg: 'bg.muted' }}
      _disabled={{ opacity: 0.45, cursor: 'not-allowed' }}
      {...rest}
    />
  );
}

const TextAnchor = chakra(KitLink, {
  base: {
    color: 'brand.fg',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    borderRadius: 'xs',
    _hover: { textDecorationThickness: '2px' },
  },
});

export interface TextLinkProps extends KitLinkProps {
  /** On a line of its own, where it must be large enough to touch. */
  standalone?: boolean;
}

/** A link inside text, or one that looks like it. */
export function TextLink({ standalone = false, ...rest }: TextLinkProps) {
  return (
    <TextAnchor
      {...(standalone ? { display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: 'touch' } : {})}
      {...rest}
    />
  );
}

/** A button that looks like a link inside text. */
export const TextButton = chakra(
  'button',
  {
    base: {
      color: 'brand.fg',
      fontWeight: 'medium',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
      borderRadius: 'xs',
      minH: 'touch',
      px: '1',
    },
  },
  { defaultProps: { type: 'button' } },
);
