// What the API answers, as its document describes it.
import type { Schemas } from '@groupride/client';

export type DriverView = Schemas['DriverView'];
export type Place = Schemas['Place'];
export type RideRequestView = Schemas['RideRequestView'];
export type RideView = Schemas['RideView'];
export type UserView = Schemas['UserView'];
