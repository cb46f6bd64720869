import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderInApp } from '../../../testing/render-in-app';
import { endOutsideArea, OutsideArea } from './outside-area';

const refusal = (code: string, field: string) => ({
  status: 400,
  data: { code, errors: [{ field, code, message: 'is outside' }] },
});

describe('a place outside the service area', () => {
  it.each(['pickup', 'destination'])('is reported as the %s when the price was refused because of it', (end) => {
    expect(endOutsideArea(refusal('place_outside_area', end))).toBe(end);
  });

  it('is not reported when the price failed for another reason', () => {
    expect(endOutsideArea(refusal('validation_failed', 'pickup'))).toBeNull();
    expect(endOutsideArea(refusal('place_outside_area', 'waypoint'))).toBeNull();
    expect(endOutsideArea({ status: 503 })).toBeNull();
    expect(endOutsideArea(null)).toBeNull();
  });

  it('is named, and another one can be chosen', () => {
    const onChange = jest.fn();
    renderInApp(<OutsideArea end="pickup" place="Lake Norman" onChange={onChange} />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('We don’t pick up there yet');
    expect(alert.textContent).toContain('Lake Norman is outside the area we serve.');
    fireEvent.click(screen.getByRole('button', { name: 'Choose another pickup' }));
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
