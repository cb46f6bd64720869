interface Step {
  title: string;
  text: string;
}

/** Texts of the two guides: a ride in six steps, and how to try one out. */
export interface Guides {
  userFlow: {
    title: string;
    previous: string;
    next: string;
    again: string;
    start: string;
    steps: Record<'plan' | 'invite' | 'pay' | 'follow' | 'board' | 'arrive', Step>;
  };
  testFlow: {
    title: string;
    lead: string;
    steps: Record<'rider' | 'driver', Step & { open: string }> & { ride: Step };
  };
}
