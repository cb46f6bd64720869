export { GroupRideClient, type ClientOptions, type RequestOptions } from './client';
export type { Answer } from './exchange';
export { ApiError, isApiError, UnreachableError, type FieldError } from './errors';
export { API_VERSION, type components, type paths } from './generated';
export { CLIENT_VERSION } from './version';
export type { CallOptions, Input, Item, Output, PagedPath, PathOf } from './types';
