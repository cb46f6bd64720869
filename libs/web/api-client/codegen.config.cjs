/**
 * Calls used only by programs and the payment provider, files, and calls that pages make with fetch. Excluded, because
 * every application would otherwise load code for them.
 */
const NOT_FOR_APPLICATIONS = [
  /^\/api\/(sandbox|business-account|event-transports|webhook-endpoints|webhook-deliveries|mapping\/google|mapping\/mapbox|stripe|dev|health|tiles|login|legal-texts)\b/,
  /^\/api\/(documents|calendar|business-invoice-files)\//,
  /^\/api\/admin\/exports\//,
  /^\/api\/admin\/(people\/.*\/data|webhook-endpoints\/.*\/fault)$/,
  /\.(pdf|csv|ics)$|\/(pdf|csv|file)$/,
];

/** Calls that no page makes, because pages use other calls for the same purpose. */
const NOT_CALLED = /^(listRefunds|listDrivers|optOutOfInvitationsByMail|getAlertThresholds|changeAlertThresholds)$/;

/** Generates `generated.ts` from the OpenAPI document: `npm run api:client`. */
module.exports = {
  schemaFile: './openapi.json',
  apiFile: './src/base-api.ts',
  apiImport: 'baseApi',
  outputFile: './src/generated.ts',
  exportName: 'generatedApi',
  hooks: { queries: true, lazyQueries: false, mutations: true },
  // POST calls that change nothing and are cached by their body.
  endpointOverrides: [{ pattern: ['priceRideTypes', 'getAvailability', 'priceRoutePlan'], type: 'query' }],
  // Excludes uploads, whose progress fetch does not report.
  filterEndpoints: (name, { path }) =>
    !name.startsWith('upload') &&
    !NOT_CALLED.test(name) &&
    NOT_FOR_APPLICATIONS.every((pattern) => !pattern.test(path)),
  encodePathParams: true,
  encodeQueryParams: false,
};
