/**
 * Replaces the document with a new page, so that no data of a person who signs out remains and "back" is impossible.
 */
export const leaveFor = (path: string): void => window.location.replace(path);
