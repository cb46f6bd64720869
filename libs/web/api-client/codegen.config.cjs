/** How `generated.ts` comes from the OpenAPI document: `npm run api:client`. */
module.exports = {
  schemaFile: './openapi.json',
  apiFile: './src/base-api.ts',
  apiImport: 'baseApi',
  outputFile: './src/generated.ts',
  exportName: 'generatedApi',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  // It changes nothing, and its body is what it is cached by.
  endpointOverrides: [{ pattern: 'priceRideTypes', type: 'query' }],
  encodePathParams: true,
  encodeQueryParams: false,
};
