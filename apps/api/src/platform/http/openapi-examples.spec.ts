import { withExamples } from './openapi-examples';

const media = () => ({ content: { 'application/json': { schema: { type: 'object' } } } });
const documented = () => ({
  paths: {
    '/api/rides': {
      post: { operationId: 'createRide', requestBody: media(), responses: { 201: media(), 202: media() } },
    },
    '/api/other': { get: { operationId: 'getOther', responses: { 200: media() } } },
  },
  components: {
    responses: {
      NotSignedIn: { 'x-codes': ['not_signed_in', 'token_expired'], content: { 'application/problem+json': {} } },
    },
  },
});
const examples = {
  calls: { createRide: { request: { quoteId: 'q' }, answers: { 201: { id: 1 } } } },
  problems: { not_signed_in: { code: 'not_signed_in' } },
};

describe('the examples of the document', () => {
  it('are next to the schemas of the recorded requests and responses', () => {
    const { paths } = withExamples(documented(), examples);
    const { requestBody, responses } = paths['/api/rides'].post;
    const exampleOf = (part: object) =>
      (part as { content: Record<string, { example?: unknown }> }).content['application/json'];
    expect(exampleOf(requestBody)).toHaveProperty('example', { quoteId: 'q' });
    expect(exampleOf(responses[201])).toHaveProperty('example', { id: 1 });
    expect(exampleOf(responses[202])).not.toHaveProperty('example');
    expect(exampleOf(paths['/api/other'].get.responses[200])).not.toHaveProperty('example');
  });

  it('are named by the error code for refusals', () => {
    const { components } = withExamples(documented(), examples);
    expect(components.responses.NotSignedIn.content['application/problem+json']).toEqual({
      examples: { not_signed_in: { value: { code: 'not_signed_in' } } },
    });
  });
});
