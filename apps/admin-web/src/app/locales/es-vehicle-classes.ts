import type { Translation } from '@groupride/web-ui';
import type { enVehicleClasses } from './en-vehicle-classes';

export const esVehicleClasses: Translation<typeof enVehicleClasses> = {
  vehicleClasses: {
    classes: 'Clases',
    offered: 'Acepta viajes nuevos',
    leastSeats: 'Mínimo de asientos',
    mostSeats: 'Máximo de asientos',
    nameEn: 'Nombre en inglés',
    nameEs: 'Nombre en español',
    namesTogether: 'Escribe el nombre en los dos idiomas o en ninguno.',
    seatsOrder: 'Escribe al menos el mínimo de asientos.',
    rideTypes: 'Tipos de viaje',
    largestGroup: 'Grupo más grande',
    largestHint: 'Hasta {{max}}',
    serves: 'Lo atiende',
    steps: 'Suple',
    none: 'No',
    notOffered: 'No se puede reservar',
    notOfferedText: 'Ninguna clase que lo atiende acepta viajes nuevos. Los pasajeros no ven este tipo de viaje.',
    tooFewSeats: 'Ninguna clase que lo atiende y acepta viajes nuevos tiene {{count}} asientos.',
    chooseClass: 'Elige una clase que lo atienda.',
    largerCoachFrom: 'Un autobús suple a partir de un grupo de',
    takesRides: 'Acepta viajes nuevos',
    takesNone: 'No acepta viajes nuevos',
    seatRange: 'De {{least}} a {{most}} asientos',
    upTo_one: 'Hasta {{count}} persona',
    upTo_other: 'Hasta {{count}} personas',
    stepsIn: 'Suplen: {{classes}}',
    people_one: '{{count}} persona',
    people_other: '{{count}} personas',
  },
};
