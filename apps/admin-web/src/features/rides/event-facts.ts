interface Named {
  members: readonly { id: number; user: { name: string } }[];
  offers: readonly { driverId: number; driverName: string }[];
}

interface Wording {
  money: (amount: string) => string;
  member: (name: string) => string;
  driver: (name: string) => string;
  fee: (amount: string) => string;
}

/**
 * What an event's data says to a person: numbers of members and drivers become names, amounts become money.
 * @param actor who caused the event; need not be named again
 */
export function eventFacts(data: Record<string, unknown>, ride: Named, wording: Wording, actor: string | null | undefined): string[] {
  const member = ride.members.find(({ id }) => id === data['memberId'])?.user.name;
  const driver = ride.offers.find(({ driverId }) => driverId === data['driverId'])?.driverName;
  const { amount, fee } = data;
  return [
    member !== undefined && member !== actor && wording.member(member),
    driver !== undefined && driver !== actor && wording.driver(driver),
    typeof amount === 'string' && wording.money(amount),
    typeof fee === 'string' && wording.fee(wording.money(fee)),
  ].filter((fact) => fact !== false);
}
