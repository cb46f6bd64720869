/** How a figure compares with the period before. */
export interface Change {
  /** Below zero when it fell. */
  by: number;
  /** `ratio`: a part of the earlier value. `points`: hundredths of a rate. `value`: in the figure's own unit. */
  unit: 'ratio' | 'points' | 'value';
}

/** A part of the earlier value, in hundredths as it is shown; null when there was nothing to compare with. */
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
