/** Screens with room for only a few words in a line: phones whose text is enlarged to about 150% or more. */
export const LARGE_TEXT = '@media (max-width: 18rem)';
