interface Exception {
  /** Of "scenario path" without digits, and of the control's key. */
  readonly page: RegExp;
  readonly control: RegExp;
  readonly reason: string;
}

/** Controls whose press has no visible effect, and why that is right. */
export const EXCEPTIONS: readonly Exception[] = [];

export const exceptionFor = (page: string, control: string): string | undefined =>
  EXCEPTIONS.find((each) => each.page.test(page) && each.control.test(control))?.reason;
