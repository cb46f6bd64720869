import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppSocket } from '@groupride/web-api-client';
import { SocketProvider } from '../../../shared/socket';
import type { FakeSocket } from './fake-socket';

/** A wrapper for hooks that listen to this connection. */
export function pageOn(socket: FakeSocket) {
  const store = configureStore({ reducer: (state: object = {}) => state });
  const connect = () => socket as unknown as AppSocket;
  return ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <SocketProvider enabled connect={connect}>
        {children}
      </SocketProvider>
    </Provider>
  );
}
