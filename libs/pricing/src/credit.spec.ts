import { creditUsed } from './credit';

describe('creditUsed', () => {
  it.each([
    ['uses nothing without credit', 0, 1000, 1000, 0],
    ['uses all of it where the seat costs more', 400, 1000, 1000, 400],
    ['uses no more than the seat costs', 5000, 1000, 1000, 1000],
    ['uses nothing of what the organizer covers for others', 5000, 1000, 4000, 1000],
    ['uses no more than is charged, where the organizer covers the rest', 5000, 1000, 600, 600],
    ['leaves an amount that a card can be charged', 980, 1000, 1000, 950],
    ['leaves exactly the smallest charge', 950, 1000, 1000, 950],
    ['uses nothing of a charge that is hardly above the smallest one', 20, 1000, 60, 10],
    ['uses nothing where the smallest charge would be undercut', 20, 1000, 50, 0],
    ['uses nothing when nothing is charged', 500, 1000, 0, 0],
  ])('%s', (_, available, seat, charge, used) => {
    expect(creditUsed(available, seat, charge)).toBe(used);
  });

  it('leaves nothing or a chargeable amount, and never uses more than the credit', () => {
    const wrong: number[][] = [];
    for (let available = 0; available <= 220; available += 1)
      for (let charge = 50; charge <= 200; charge += 1) {
        const used = creditUsed(available, 150, charge);
        const rest = charge - used;
        if (used < 0 || used > Math.min(available, 150) || (rest > 0 && rest < 50))
          wrong.push([available, charge, used]);
      }
    expect(wrong).toEqual([]);
  });
});
