export { GroupRideClient, type ClientOptions, type RequestOptions } from './client';
export type { Answer } from './exchange';
export { ApiError, isApiError, UnreachableError, type FieldError } from './errors';
import type { components } from './generated';

export { API_VERSION, type components, type paths } from './generated';
/** Schemas of requests and answers by name. */
export type Schemas = components['schemas'];
export { CLIENT_VERSION } from './version';
export type { Token, TokenSource } from './tokens';
export type { CallOptions, Input, Item, Output, PagedPath, PathOf } from './types';
