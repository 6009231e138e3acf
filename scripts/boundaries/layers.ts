/** A part of the repository, and which other parts it may import. */
export interface Layer {
  readonly name: string
  /** Its location, from the root: a regular expression. If several match a file, the first applies. */
  readonly path: string
  /** Names of layers, in addition to itself. */
  readonly mayImport: readonly string[]
  /** Where the code belongs instead; shown with a rejected import. */
  readonly because: string
  /**
   * Whether its parts may not import each other; a group in `path` identifies the part. For example, no folder of a
   * feature may import another feature.
   */
  readonly isParted?: boolean
}

const PURE = ['contracts', 'rules', 'text', 'lib'] as const
/** What every part of the web may import of the server. */
const SHARED = ['contracts', 'rules', 'text'] as const
const ENGINE = [
  ...PURE,
  'facts',
  'extraction',
  'sms-parts',
  'documents',
  'outreach',
  'url-policy',
  'offline',
  'pdf',
] as const
const SERVICES = [...ENGINE, 'db', 'message-ports', 'platform', 'objects'] as const
const OF_FEATURES = [...SERVICES, 'core', 'domain', 'crawler'] as const

/**
 * Which layer may import which. The table in src/README.md explains it; `npm run check` checks every import against it.
 */
export const LAYERS: readonly Layer[] = [
  {
    name: 'contracts-v1',
    path: '^src/contracts/v1/',
    mayImport: ['contracts', 'rules', 'text'],
    because:
      'Verbs do not know the external API: src/api-v1 maps its requests and responses to the parameters of verbs.',
  },
  {
    name: 'contracts',
    path: '^src/contracts/',
    mayImport: ['rules', 'text'],
    because: 'Contracts cross the wire: they import only rules and lib/text, which browsers can load as well.',
  },
  {
    name: 'rules',
    path: '^src/rules/',
    mayImport: ['text'],
    because: 'Rules are plain code that server and browser share: only lib/text may be imported here.',
  },
  {
    name: 'text',
    path: '^src/lib/text/',
    mayImport: [],
    because: 'Text rules are shared with the browser: they import only each other.',
  },
  {
    name: 'facts',
    path: '^src/facts/',
    mayImport: [],
    because: 'Facts about countries and languages are data: they import only each other.',
  },
  {
    name: 'lib',
    path: '^src/lib/',
    mayImport: ['contracts', 'facts', 'rules', 'text'],
    because: 'lib holds pure helpers: only contracts, rules and facts may be imported here.',
  },
  {
    name: 'extraction',
    path: '^src/extraction/',
    mayImport: [...PURE, 'facts'],
    because: 'Extraction is pure: only lib, contracts and facts may be imported here.',
  },
  {
    name: 'url-policy',
    path: '^src/url-policy/',
    mayImport: [...PURE, 'facts', 'extraction'],
    because: 'Deciding which URLs to read is pure: only lib, contracts, facts and extraction may be imported here.',
  },
  {
    name: 'offline',
    path: '^src/offline/',
    mayImport: ['lib'],
    because: 'Rewriting pages for offline use is pure: only lib may be imported here.',
  },
  {
    name: 'pdf',
    path: '^src/pdf/',
    mayImport: ['lib'],
    because: 'Reading a PDF is pure: only lib may be imported here.',
  },
  {
    name: 'sms-parts',
    path: '^src/outreach/compose/sms-parts\\.ts$',
    mayImport: PURE,
    because: 'Splitting a text into SMS parts is shared by the server and the counter in the browser: it is pure.',
  },
  {
    name: 'documents',
    path: '^src/outreach/documents/',
    mayImport: PURE,
    because: 'The content of the visual editor is read and written by server and browser: it is pure.',
  },
  {
    name: 'outreach',
    path: '^src/outreach/',
    mayImport: [...PURE, 'facts', 'message-ports', 'sms-parts', 'documents'],
    because:
      'Composing messages and classifying replies is pure: only lib, contracts, facts and transport ports may be imported here.',
  },
  {
    name: 'db',
    path: '^src/db/',
    mayImport: PURE,
    because: 'The database layer imports only lib and contracts.',
  },
  {
    name: 'message-ports',
    path: '^src/platform/(?:smtp|sms)/port\\.ts$',
    mayImport: PURE,
    because: 'Ports are types: they import only lib and contracts.',
  },
  {
    name: 'platform',
    path: '^src/platform/',
    mayImport: [...PURE, 'message-ports'],
    because: 'Adapters import only lib and contracts; everything else they need is passed in.',
  },
  {
    name: 'objects',
    path: '^durable-objects/',
    mayImport: [...ENGINE, 'platform'],
    because: 'Objects coordinate: emit a queue message and let a consumer use the database.',
  },
  {
    name: 'core',
    path: '^src/core/',
    mayImport: SERVICES,
    because: 'Core is what every verb needs; it knows no noun, no verb and no HTTP.',
  },
  {
    name: 'domain',
    path: '^src/domain/',
    mayImport: [...SERVICES, 'core'],
    because: 'The domain is what several features share; it knows no feature and no HTTP.',
  },
  {
    name: 'crawler',
    path: '^src/crawler/',
    mayImport: [...SERVICES, 'core', 'domain'],
    because: 'Code shared by crawls and downloads imports neither of them.',
  },
  {
    name: 'http',
    path: '^src/http/',
    mayImport: [...PURE, 'contracts-v1', 'db', 'platform', 'core', 'domain'],
    because: 'HTTP plumbing knows no feature.',
  },
  {
    name: 'routes',
    path: '^src/features/([^/]+)/routes\\.ts$',
    mayImport: [...OF_FEATURES, 'http', 'features'],
    because: 'Routes serve verbs of their own feature.',
    isParted: true,
  },
  {
    name: 'features',
    path: '^src/features/([^/]+)/',
    mayImport: OF_FEATURES,
    because:
      "Only routes.ts of a feature speaks HTTP, and a feature imports no other: read its tables in queries.ts, or send its queue's message.",
    isParted: true,
  },
  {
    name: 'api-v1',
    path: '^src/api-v1/',
    mayImport: [...OF_FEATURES, 'contracts-v1', 'http', 'routes', 'features'],
    because: 'The external API maps its contracts onto the verbs of features.',
  },
  {
    name: 'mcp',
    path: '^src/mcp/',
    mayImport: [...PURE, 'contracts-v1', 'core', 'http', 'api-v1'],
    because: 'A tool is an endpoint of the external API: call that, so that one path decides.',
  },
  {
    name: 'entry',
    path: '^src/[^/]+\\.ts$',
    mayImport: [...OF_FEATURES, 'http', 'routes', 'features', 'api-v1', 'mcp', 'site'],
    because: 'Of the web, the Worker imports only what its public pages are rendered from.',
  },
  {
    name: 'refused-csv',
    path: '^web/lib/refused-csv\\.ts$',
    mayImport: ['lib', 'text', 'web-kit'],
    because: 'CSV files made in the browser neutralise formulas with the same rule as the server.',
  },
  {
    name: 'web-kit',
    path: '^web/(?:lib|ui)/',
    mayImport: SHARED,
    because: 'The kit knows no feature and no server code: contracts, rules and the kit only.',
  },
  {
    name: 'web-queries',
    path: '^web/queries/',
    mayImport: [...SHARED, 'web-kit'],
    because: 'Queries shared by several features import none of them: contracts and the kit only.',
  },
  {
    name: 'message-editor',
    path: '^web/message-editor/',
    mayImport: [...SHARED, 'documents', 'web-kit', 'web-queries'],
    because: 'The editor of messages serves several features and knows none of them.',
  },
  {
    name: 'csv-preview',
    path: '^web/features/(?:campaigns/recipients/read-csv-head|data/import/read-import)\\.ts$',
    mayImport: [...PURE, 'extraction', 'outreach', 'core', 'domain', 'web-kit', 'refused-csv'],
    because: 'The browser checks an import before the upload, using the parser of the server.',
  },
  {
    name: 'web-features',
    path: '^web/features/([^/]+)/',
    // The number of SMS parts is shown while typing; a separate rule in the browser would give other results.
    mayImport: [
      ...SHARED,
      'contracts-v1',
      'web-kit',
      'web-queries',
      'message-editor',
      'documents',
      'sms-parts',
      'csv-preview',
      'refused-csv',
    ],
    because:
      'A feature imports the kit and contracts. Code shared by two features belongs in the kit, code that combines them in a page.',
    isParted: true,
  },
  {
    name: 'paste-a-page',
    path: '^web/site/try/read-page\\.ts$',
    mayImport: [...PURE, 'extraction'],
    because: 'The only place where the engine runs in the browser, on text that a visitor pastes.',
  },
  {
    name: 'app',
    path: '^web/app/',
    mayImport: [...SHARED, 'web-kit', 'web-queries', 'web-features', 'site'],
    because: 'Pages compose web/features; the server is reached through contracts.',
  },
  {
    name: 'site',
    path: '^web/site/',
    mayImport: [...SHARED, 'web-kit', 'web-features', 'paste-a-page'],
    because: 'Pages compose web/features; the server is reached through contracts.',
  },
]
