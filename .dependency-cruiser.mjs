// Who may import whom inside an application, where Nx cannot see. Each rule has a planted violation in tools/house/fixtures/cruise.

const notSpecs = '\\.spec\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'modules-meet-at-their-doors',
      comment:
        'A module of the API reaches another only through its module, facade or events file; a test also through its testing folder.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: ['\\.spec\\.ts$', '/testing/'] },
      to: {
        path: '^apps/api/src/modules/([^/]+)/',
        pathNot: ['^apps/api/src/modules/$1/', '^apps/api/src/modules/[^/]+/[^/]+\\.(module|facade|events)\\.ts$'],
      },
    },
    {
      name: 'tests-meet-at-the-doors-too',
      comment: 'A test may also use what another module offers to tests.',
      severity: 'error',
      from: { path: ['^apps/api/src/modules/([^/]+)/.*\\.spec\\.ts$', '^apps/api/src/modules/([^/]+)/testing/'] },
      to: {
        path: '^apps/api/src/modules/([^/]+)/',
        pathNot: [
          '^apps/api/src/modules/$1/',
          '^apps/api/src/modules/[^/]+/[^/]+\\.(module|facade|events)\\.ts$',
          '^apps/api/src/modules/[^/]+/testing/',
        ],
      },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules of the domain know only each other, contracts, pricing, geo and route plans.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/domain/', pathNot: notSpecs },
      to: { pathNot: ['^apps/api/src/modules/$1/domain/', '^libs/(contracts|pricing|geo|route-plans)/src/'] },
    },
    {
      name: 'services-know-no-adapters',
      comment: 'A service and a port say what is needed; infra and http say how.',
      severity: 'error',
      from: {
        path: '^apps/api/src/modules/.+\\.(service|repository|facade)\\.ts$',
        pathNot: '^apps/api/src/modules/[^/]+/(infra|http)/',
      },
      to: { path: '^apps/api/src/modules/[^/]+/(infra|http)/' },
    },
    {
      name: 'only-payment-modules-change-payments',
      comment:
        'Payments, holds and the payment provider are for the payment modules; the others use PaymentsFacade and AuthorizationsFacade.',
      severity: 'error',
      from: {
        path: '^apps/api/src/modules/',
        pathNot: '^apps/api/src/modules/(payments|authorizations|payment-recovery|settlement|debts|tips)/',
      },
      to: {
        path: '^apps/api/src/modules/payments/(payment-records|payment-contexts|payment-provider|holds)\\.facade\\.ts$',
      },
    },
    {
      name: 'platform-knows-no-module',
      comment: 'The platform carries the modules and knows none of them.',
      severity: 'error',
      from: { path: '^apps/api/src/platform/' },
      to: { path: '^apps/api/src/modules/' },
    },
    {
      name: 'migrations-are-frozen',
      comment:
        'A migration must do the same whenever it runs, so it holds its own values and imports none of our code.',
      severity: 'error',
      from: { path: '^apps/api/src/platform/database/migrations/', pathNot: '/index\\.ts$' },
      to: { path: '^(apps|libs|tools)/' },
    },
    {
      name: 'features-stand-alone',
      comment: 'A feature of a web application never imports another: the routes in app/ compose them.',
      severity: 'error',
      from: { path: '^apps/([^/]+-web)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'shared-knows-no-feature',
      comment: 'What is shared serves the features and knows none of them.',
      severity: 'error',
      from: { path: '^apps/([^/]+-web)/src/shared/' },
      to: { path: '^apps/$1/src/(features|app)/' },
    },
    {
      name: 'imports-lead-somewhere',
      comment: 'An import that nothing answers is a typing mistake or a missing package.',
      severity: 'error',
      from: {},
      // Modules named virtual:… are made by a plugin of the build.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^tools/house/fixtures/', '^tools/[^/]+/node_modules/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
