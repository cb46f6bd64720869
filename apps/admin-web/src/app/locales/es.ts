import { esFirst } from './es-first';
import { esLater } from './es-later';

export const es = { ...esFirst, ...esLater };
