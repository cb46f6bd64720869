/**
 * Calls that only programs and the payment provider make, files, and what a page fetches by itself: every application would otherwise
 * load code for them.
 */
const NOT_FOR_APPLICATIONS = [
  /^\/api\/(sandbox|business-account|event-transports|webhook-endpoints|webhook-deliveries|mapping\/google|mapping\/mapbox|stripe|dev|health|tiles|login|legal-texts)\b/,
  /^\/api\/(documents|calendar|business-invoice-files)\//,
  /^\/api\/admin\/exports\//,
  /^\/api\/admin\/(people\/.*\/data|webhook-endpoints\/.*\/fault)$/,
  /\.(pdf|csv|ics)$|\/(pdf|csv|file)$/,
];

/** Calls that no page makes: pages have others for the same. */
const NOT_CALLED = /^(listRefunds|listDrivers|optOutOfInvitationsByMail|getAlertThresholds|changeAlertThresholds)$/;

/** How `generated.ts` comes from the OpenAPI document: `npm run api:client`. */
module.exports = {
  schemaFile: './openapi.json',
  apiFile: './src/base-api.ts',
  apiImport: 'baseApi',
  outputFile: './src/generated.ts',
  exportName: 'generatedApi',
  hooks: { queries: true, lazyQueries: false, mutations: true },
  // They change nothing, and their bodies are what they are cached by.
  endpointOverrides: [{ pattern: ['priceRideTypes', 'getAvailability', 'priceRoutePlan'], type: 'query' }],
  // Files are sent with their progress, which fetch does not report.
  filterEndpoints: (name, { path }) =>
    !name.startsWith('upload') &&
    !NOT_CALLED.test(name) &&
    NOT_FOR_APPLICATIONS.every((pattern) => !pattern.test(path)),
  encodePathParams: true,
  encodeQueryParams: false,
};
