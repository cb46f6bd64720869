import { readAuditTarget } from './audit-target';

describe('the target of a search of the audit log', () => {
  it.each([
    ['R-007', 'ride:7', true],
    ['7', 'ride:7', true],
    [' 120 ', 'ride:120', true],
    ['ride:7', 'ride:7', true],
    ['Driver 12', 'driver:12', true],
    ['Driver 3', 'driver:3', true],
    ['Rider 0345', 'rider:345', true],
    ['ride 7 driver 3', 'ride 7 driver 3', false],
    ['7th', '7th', false],
    ['promotion:FIRST1', 'promotion:FIRST1', true],
    ['driver', 'driver', false],
    ['winery:', 'winery:', false],
  ])('reads %s', (text, subject, isWhole) => {
    expect(readAuditTarget(text)).toEqual({ subject, isWhole });
  });
});
