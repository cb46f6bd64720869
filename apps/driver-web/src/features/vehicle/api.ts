export { useChangeVehicleMutation } from '@groupride/web-api-client';
