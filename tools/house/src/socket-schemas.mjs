// Writes the schemas of what the API sends to sockets, from the types of the contracts. With them the API makes its AsyncAPI document.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  LiteralType,
  SchemaGenerator,
  UnionType,
} from 'ts-json-schema-generator';

const root = join(import.meta.dirname, '..', '..', '..');
const FILE = join(root, 'apps', 'api', 'src', 'platform', 'http', 'socket-schemas.json');
const CONFIG = {
  ...DEFAULT_CONFIG,
  path: join(root, 'libs/contracts/src/socket.ts'),
  tsconfig: join(root, 'libs/contracts/tsconfig.json'),
  skipTypeCheck: true,
  additionalProperties: true,
  topRef: false,
};

/**
 * `(typeof WORDS)[number]` is what the compiler says. The package cannot read lists that contain others.
 * @param {any} checker of the compiler that the package brings
 */
const wordLists = (checker) => ({
  supportsNode: (/** @type {object} */ node) => 'objectType' in node && 'indexType' in node,
  createType: (/** @type {object} */ node) => {
    const type = checker.getTypeFromTypeNode(node);
    const words = type.isUnion() ? type.types : [type];
    return new UnionType(words.map((/** @type {{ value: string }} */ { value }) => new LiteralType(value)));
  },
});

/** @returns the text of socket-schemas.json */
export function socketSchemas() {
  const program = createProgram(CONFIG);
  const words = wordLists(program.getTypeChecker());
  const parser = createParser(program, CONFIG, (chain) => void chain.addNodeParser(/** @type {any} */ (words)));
  const generator = new SchemaGenerator(program, parser, createFormatter(CONFIG), CONFIG);
  const [events, answers] = [generator.createSchema('SocketEvents'), generator.createSchema('SocketAnswers')];
  return `${JSON.stringify({
    events: events.properties,
    answers: answers.properties,
    definitions: { ...events.definitions, ...answers.definitions },
  })}\n`;
}

export const storedSocketSchemas = () => readFileSync(FILE, 'utf8');

if (process.argv[1] === import.meta.filename) writeFileSync(FILE, socketSchemas());
