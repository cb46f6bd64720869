/** Opens a new page in place of this one: nothing of a person who leaves stays in it, and there is no way back. */
export const leaveFor = (path: string): void => window.location.replace(path);
