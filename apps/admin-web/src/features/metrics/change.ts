/** The change of a figure from the previous period. */
export interface Change {
  /** Negative when the figure fell. */
  by: number;
  /** `ratio`: a fraction of the earlier value. `points`: hundredths of a rate. `value`: in the figure's own unit. */
  unit: 'ratio' | 'points' | 'value';
}

/** The change as a fraction of the earlier value, rounded to hundredths; null if there was no earlier value. */
export const relativeChange = (current: number, previous: number): Change | null =>
  previous > 0 ? { by: Math.round(((current - previous) / previous) * 100) / 100 + 0, unit: 'ratio' } : null;

export const pointChange = (current: number | null, previous: number | null): Change | null =>
  current === null || previous === null
    ? null
    : { by: Math.round((current - previous) * 1000) / 10 + 0, unit: 'points' };

export const valueChange = (current: number | null, previous: number | null): Change | null =>
  current === null || previous === null
    ? null
    : { by: Math.round((current - previous) * 100) / 100 + 0, unit: 'value' };
