import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../theme/system';
import { FormatProvider, type FormatProviderProps } from './format-context';
import { ToastRegion } from './toast-region';

export interface AppProvidersProps extends Omit<FormatProviderProps, 'children'> {
  /** Name of the button that closes a toast. */
  closeLabel: string;
  children: ReactNode;
}

/** Theme, formats and the one place where toasts appear. Goes around the whole application. */
export function AppProviders({ closeLabel, children, ...format }: AppProvidersProps) {
  return (
    <ChakraProvider value={system}>
      <FormatProvider {...format}>
        {children}
        <ToastRegion closeLabel={closeLabel} />
      </FormatProvider>
    </ChakraProvider>
  );
}
