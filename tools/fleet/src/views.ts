// Types of the API's answers, from its OpenAPI document.
import type { Schemas } from '@groupride/client';

export type DriverView = Schemas['DriverView'];
export type Place = Schemas['Place'];
export type RideRequestView = Schemas['RideRequestView'];
export type RideView = Schemas['RideView'];
export type UserView = Schemas['UserView'];
