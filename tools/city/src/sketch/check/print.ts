import type { Report } from './report';

const WORST = 40;

/** Formats the report as lines of text. */
export function reportLines(report: Report): string[] {
  const has = report.streets - report.notStreets.length - report.missingStreets.length;
  const share = report.compared === 0 ? 0 : (100 * report.near) / report.compared;
  const lines = [
    `${report.stops} stops are named after two places; ${report.streets} names occur at 10 stops or more` +
      (report.notStreets.length > 0
        ? `, of which ${report.notStreets.map((name) => `"${name}"`).join(', ')} is no street.`
        : '.'),
    `Streets: the sketch has ${has} of ${report.streets - report.notStreets.length}.`,
    `Intersections: for ${report.compared} stops the sketch has both streets; ${report.near} of their intersections (${share.toFixed(1)}%) lie within 80 m.`,
  ];
  if (report.missingStreets.length > 0) {
    lines.push(
      '',
      'Streets that are missing:',
      list(report.missingStreets.map((street) => `${street.name} (${street.stops})`)),
    );
  }
  if (report.misses.length > 0) {
    const worst = report.perStreet.filter((street) => street.near < street.compared).slice(0, WORST);
    lines.push(
      '',
      'Streets with most misses (near of compared):',
      list(worst.map((street) => `${street.name} ${street.near}/${street.compared}`)),
    );
    lines.push('', 'Worst misses (meters to the intersection; to either street):');
    for (const miss of report.misses.slice(0, WORST)) {
      const meters = miss.meters === null ? 'do not meet' : `${Math.round(miss.meters)} m`;
      const either = miss.toStreets.map((far) => Math.round(far)).join(', ');
      lines.push(
        `  ${meters.padStart(11)}  ${miss.stop.name}  at ${miss.stop.lat.toFixed(5)},${miss.stop.lon.toFixed(5)}  (${either})`,
      );
    }
  }
  if (report.wanted.length > 0) {
    lines.push('', 'Streets that stops at the sketch’s roads name, and it does not have:');
    lines.push(list(report.wanted.slice(0, WORST).map((street) => `${street.name} (${street.stops})`)));
  }
  return lines;
}

function list(items: string[]): string {
  return `  ${items.join(', ')}`;
}
