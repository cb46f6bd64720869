import type { Dispatcher, Driver, Ride, Simulation } from './simulation';

/**
 * The usual baseline: a request gets the nearest free driver by travel time, and a driver who becomes free gets the
 * longest-waiting request. The vehicles that may serve a request are the same as in the API.
 */
export function greedyNearest(simulation: Simulation): Dispatcher {
  const serve = (ride: Ride): void => {
    const around = simulation.drivers.flatMap((driver) => {
      const found = simulation.isFree(driver) ? simulation.suits(ride, driver) : null;
      return found ? [{ driver, ...found }] : [];
    });
    // As in dispatch, a larger class than needed is sent only if no other vehicle is within reach.
    const suitable = around.filter(({ isLarger }) => !isLarger);
    const drivers = (suitable.length > 0 ? suitable : around).map(({ driver }) => driver);
    const seconds = simulation.city.seconds(
      drivers.map(({ position }) => position),
      [ride.request],
    );
    let nearest = -1;
    seconds.forEach((each, at) => {
      if (each < Infinity && (nearest < 0 || each < seconds[nearest]!)) nearest = at;
    });
    const driver = drivers[nearest];
    if (driver !== undefined) simulation.offer(ride, driver);
  };
  return {
    requested: serve,
    refused: serve,
    available(driver: Driver): void {
      const ride = simulation.waiting().find((each) => simulation.suits(each, driver) !== null);
      if (ride !== undefined) simulation.offer(ride, driver);
    },
  };
}
