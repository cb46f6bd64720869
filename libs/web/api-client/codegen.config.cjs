/** How `generated.ts` comes from the OpenAPI document: `npm run api:client`. */
module.exports = {
  schemaFile: './openapi.json',
  apiFile: './src/base-api.ts',
  apiImport: 'baseApi',
  outputFile: './src/generated.ts',
  exportName: 'generatedApi',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  // They change nothing, and their bodies are what they are cached by.
  endpointOverrides: [{ pattern: ['priceRideTypes', 'getAvailability'], type: 'query' }],
  encodePathParams: true,
  encodeQueryParams: false,
};
