interface Content {
  schema?: object;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Described {
  content?: Record<string, Content>;
  'x-codes'?: readonly string[];
}

/** Requests and responses of API tests, from `npm run api:examples`. */
export interface Examples {
  calls: Readonly<Record<string, { request?: unknown; answers: Readonly<Record<string, unknown>> }>>;
  /** By code. */
  problems: Readonly<Record<string, unknown>>;
}

const JSON_TYPE = 'application/json';

/** The document with an example of each request, answer and refusal that tests have made. */
export function withExamples<Document extends object>(document: Document, { calls, problems }: Examples): Document {
  const { paths, components } = document as {
    paths?: Record<string, Record<string, { operationId?: string; requestBody?: Described; responses?: object }>>;
    components?: { responses?: Record<string, Described> };
  };
  for (const operation of Object.values(paths ?? {}).flatMap((methods) => Object.values(methods))) {
    const made = calls[operation.operationId ?? ''];
    if (!made) continue;
    setExample(operation.requestBody, made.request);
    for (const [status, response] of Object.entries((operation.responses ?? {}) as Record<string, Described>))
      setExample(response, made.answers[status]);
  }
  for (const { content = {}, 'x-codes': codes = [] } of Object.values(components?.responses ?? {}))
    for (const media of Object.values(content)) {
      const made = codes.filter((code) => problems[code] !== undefined);
      if (made.length > 0) media.examples = Object.fromEntries(made.map((code) => [code, { value: problems[code] }]));
    }
  return document;
}

function setExample(described: Described | undefined, example: unknown): void {
  const media = described?.content?.[JSON_TYPE];
  if (media?.schema && example !== undefined) media.example = example;
}
