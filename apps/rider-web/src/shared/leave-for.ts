/** Opens a new page, so that nothing of a person who leaves stays in this one, and there is no way back. */
export const leaveFor = (path: string): void => window.location.replace(path);
