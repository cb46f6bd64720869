export { rideNumber } from '@groupride/contracts';
