/** The map of a ride and navigation. */
export const enNavigation = {
  navigation: {
    title: 'Navigation',
    map: 'Map of your ride',
    live: 'Navigation',
    you: 'You',
    start: 'Start Navigation',
    starting: 'Working out the route…',
    failed: 'The route could not be worked out. Use one of the map apps below, or try again.',
    straight: 'Follow the line to your destination',
    estimated: 'Straight line: the route on roads is not known right now',
    nextStep: 'Next Step',
    end: 'End Navigation',
    recenter: 'Recenter',
    arrived: 'I’ve Arrived',
    pickingUp: 'Picking up {{name}} at',
    drivingTo: 'Driving to',
  },
} as const;
