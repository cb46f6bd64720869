// Writes the town of the specs to a file, for tests that run whole programs: `node --import tsx write-town.ts FILE`.
import { writeOsmPbf } from '../pbf/write';
import { town } from './town';

const [file = ''] = process.argv.slice(2);
await writeOsmPbf(town(), file, { writingProgram: 'a test' });
