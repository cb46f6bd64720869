/** Words of the messages that carry a code. Nothing a stranger typed is in them: anybody can have one sent to anybody. */
interface Words {
  subject: string;
  body: (code: string) => string;
}

const closing = 'It is good for 10 minutes and can be used once. GroupRide never asks you for it by phone or message.';

export const SIGN_UP: Words = {
  subject: 'Welcome to GroupRide: confirm your email address',
  body: (code) =>
    `Welcome to GroupRide. Your sign-in code is ${code}.\n\n${closing}\n\nIf you did not sign up, ignore this message: the account stays closed without the code.`,
};

export const SIGN_IN: Words = {
  subject: 'Your GroupRide sign-in code',
  body: (code) => `Your GroupRide sign-in code is ${code}.\n\n${closing}\n\nIf you did not ask for it, ignore this message.`,
};

export const SECOND_FACTOR: Words = {
  subject: 'Your GroupRide operations code',
  body: (code) =>
    `Your second code for GroupRide operations is ${code}.\n\n${closing}\n\nIf you are not signing in now, somebody else can read your sign-in codes: tell the operations team.`,
};

export const PHONE: Words = {
  subject: 'Confirm your phone number for GroupRide',
  body: (code) => `Your code to confirm this phone number for GroupRide is ${code}.\n\n${closing}\n\nIf you did not ask for it, ignore this message.`,
};

export const phoneConfirmed = (phone: string) => ({
  subject: 'A phone number was confirmed for your GroupRide account',
  body: `The phone number ending in ${phone.slice(-4)} was confirmed with a code for your GroupRide account. From now on it can be used to sign in.\n\nIf this is not your number, sign in with your email address and change it in your account.`,
});

export type { Words };
