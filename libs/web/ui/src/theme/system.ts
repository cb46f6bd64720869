import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { dialogRecipe } from './dialog-recipe';
import { semanticTokens } from './semantic-tokens';
import { textStyles } from './text-styles';
import { tokens } from './tokens';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'gr',
  globalCss: {
    '*': { borderColor: 'border' },
    html: {
      color: 'fg',
      bg: 'bg.canvas',
      fontFamily: 'body',
      lineHeight: 'normal',
      colorPalette: 'brand',
      textRendering: 'optimizeLegibility',
      WebkitTapHighlightColor: 'transparent',
      textSizeAdjust: '100%',
      // Keeps elements focused by keyboard clear of the fixed bars at the top and bottom.
      scrollPaddingTop: '7.5rem',
      scrollPaddingBottom: '9.5rem',
    },
    body: { minHeight: '100dvh', overflowWrap: 'break-word' },
    ':focus-visible': { outline: '2px solid var(--gr-colors-focus-ring)', outlineOffset: '2px' },
    '::placeholder': { color: 'fg.subtle', opacity: 1 },
    '::selection': { bg: 'brand.muted' },
    'h1, h2, h3, h4, p': { textWrap: 'pretty' },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes: {
      'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
      'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
      'rise-in': { from: { opacity: 0, transform: 'translateY(12px)' }, to: { opacity: 1, transform: 'none' } },
      'sheet-in': { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
      'sheet-out': { from: { transform: 'none' }, to: { transform: 'translateY(100%)' } },
      'drawer-in': { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
      'drawer-out': { from: { transform: 'none' }, to: { transform: 'translateX(-100%)' } },
      spin: { to: { transform: 'rotate(360deg)' } },
      shimmer: { from: { backgroundPosition: '200% 0' }, to: { backgroundPosition: '-200% 0' } },
      'live-pulse': {
        '0%': { transform: 'scale(1)', opacity: 0.6 },
        '70%, 100%': { transform: 'scale(2.4)', opacity: 0 },
      },
    },
    slotRecipes: { dialog: dialogRecipe },
  },
});

/** Our Chakra system: the base (conditions, properties) with our own tokens, and only the recipes in use. */
export const system = createSystem(defaultBaseConfig, config);
