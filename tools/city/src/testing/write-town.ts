// Writes the town of the specs to a file, for tests that run whole programs: `node --import tsx write-town.ts FILE
// [holes|river]`.
import { writeFileSync } from 'node:fs';
import { writeOsmPbf } from '../pbf/write';
import { riverTown } from './river';
import { town, townWithHoles } from './town';

const [file = '', how] = process.argv.slice(2);
if (how === 'holes') writeFileSync(file, townWithHoles());
else await writeOsmPbf(how === 'river' ? riverTown() : town(), file, { writingProgram: 'a test' });
