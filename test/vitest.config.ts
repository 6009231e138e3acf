import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { provideBrowser } from '../scripts/local/provide-browser.ts'
import { ByMeasuredTime } from './support/by-measured-time.ts'
import { serveDns } from './support/dns-server.ts'
import { serveGateSite } from './support/gate-site.ts'
import { serveHostileSite } from './support/hostile-site.ts'
import { serveHostileSmtp } from './support/hostile-smtp.ts'
import { serveControlledImap } from './support/imap-server.ts'
import { serveGoogle } from './support/mailbox-fakes/google.ts'
import { serveMicrosoft } from './support/mailbox-fakes/microsoft.ts'
import { keepFilesInMemory } from './support/memory-folder.ts'
import { serveOfflineSite } from './support/offline-site.ts'
import { servePaymentProviders } from './support/payment-providers.ts'
import { serveScriptSites } from './support/script-site.ts'
import { serveSearchEngine } from './support/search-engine.ts'
import { serveTestSite } from './support/site.ts'
import { serveSmsProviders } from './support/sms-providers.ts'
import { serveSmtpSink, TRUSTED_CERTIFICATE } from './support/smtp-sink.ts'
import { serveThirdPartySites } from './support/third-party-sites.ts'
import { serveWebhookSink } from './support/webhook-sink.ts'

keepFilesInMemory()

// What is trusted is read when the library of the runtime is loaded, which is why that is loaded here.
const trusted = process.env.NODE_EXTRA_CA_CERTS
process.env.NODE_EXTRA_CA_CERTS = TRUSTED_CERTIFICATE
const { cloudflareTest, readD1Migrations } = await import('@cloudflare/vitest-plugin')
if (trusted === undefined) delete process.env.NODE_EXTRA_CA_CERTS
else process.env.NODE_EXTRA_CA_CERTS = trusted

const root = import.meta.dirname
const repository = join(root, '..')

/** Long enough for a busy machine; what hangs, or grows with the square of its input, takes longer all the same. */
const testTimeout = 200_000
/** A whole journey, beside the other tests. */
const JOURNEY_MS = 400_000
/** Tests of one process each take every core; left to itself, the runner keeps one free, which is half of two. */
const inParallel = {
  testTimeout,
  hookTimeout: testTimeout,
  maxWorkers: availableParallelism(),
  sequence: { groupOrder: 0 },
}
/** Tests that share a machine, a runtime or a site run one file at a time. */
const oneAtATime = (groupOrder: number) => ({ fileParallelism: false, sequence: { groupOrder } })

interface Files {
  readonly include: string[]
  readonly exclude?: string[]
}

/**
 * Inside the Workers runtime, with real D1, queues and objects, and outside services as their local stand-ins. Each of the projects
 * has a runtime and stand-ins of its own.
 */
const worker = (name: string, files: Files) => ({
  plugins: [
    cloudflareTest(async () => {
      await provideBrowser()
      const scripted = await serveScriptSites()
      const smtp = await serveSmtpSink()
      const hostileSmtp = await serveHostileSmtp()
      const imap = await serveControlledImap()
      const sms = await serveSmsProviders()
      const payments = await servePaymentProviders()
      const thirdParty = await serveThirdPartySites()
      const google = await serveGoogle()
      const microsoft = await serveMicrosoft()
      return {
        wrangler: { configPath: join(repository, 'wrangler.toml') },
        miniflare: {
          // Beside the one of wrangler.toml: accounts lie in three.
          d1Databases: ['DATA_2', 'DATA_3'],
          bindings: {
            JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
            DNS_URL: await serveDns(),
            OPT_OUT_KEY: 'only-for-tests-only-for-tests-only-for-tests',
            SEALING_KEYS: `test:${'5e'.repeat(32)}`,
            ALLOW_PRIVATE_NETWORK: 'true',
            SITE_ORIGIN: await serveTestSite(),
            PACED_SITE_ORIGIN: await serveTestSite({ crawlDelaySeconds: 0.4 }),
            OFFLINE_ORIGIN: await serveOfflineSite(),
            SEARXNG_URL: await serveSearchEngine(),
            SCRIPT_ORIGIN: scripted.site,
            UNRULY_ORIGIN: scripted.unruly,
            GATE_ORIGIN: await serveGateSite(),
            THIRD_PARTY: { ...thirdParty },
            HOOK_ORIGIN: await serveWebhookSink(),
            HOSTILE_ORIGIN: await serveHostileSite(),
            // Mail: on 127.0.0.1 at these ports; `SMTP_ORIGIN/messages?to=…` tells what arrived. See test/support/smtp-sink.ts, hostile-smtp.ts.
            SMTP_ORIGIN: smtp.origin,
            SMTP_PORTS: { ...smtp.ports, hostile: hostileSmtp.port },
            HOSTILE_SMTP_ORIGIN: hostileSmtp.origin,
            // Mailboxes of any user on 127.0.0.1 at this port; `IMAP_ORIGIN` is their control. See test/support/imap-server.ts.
            IMAP_ORIGIN: imap.origin,
            IMAP_PORT: imap.port,
            // Text messages: `SMS_ORIGIN/messages?to=…` tells what was sent by which provider. See test/support/sms-providers.ts.
            SMS_ORIGIN: sms,
            TWILIO_URL: `${sms}/twilio`,
            AWS_SNS_URL: `${sms}/sns/{region}/`,
            MESSAGEBIRD_URL: `${sms}/messagebird`,
            VONAGE_URL: `${sms}/vonage`,
            // Payments: nobody takes any until a test sets keys (test/support/payment-keys.ts); `PAYMENTS_ORIGIN/control` is their payer. See
            // test/support/payment-providers.ts.
            PAYMENTS_ORIGIN: payments,
            PAYSTACK_URL: `${payments}/paystack`,
            FLUTTERWAVE_URL: `${payments}/flutterwave`,
            STRIPE_URL: `${payments}/stripe`,
            PAYPAL_URL: `${payments}/paypal`,
            // Mailboxes: `/control` orders what happens to one, `/messages?address=…` tells what it holds. See test/support/mailbox-fakes.
            GOOGLE_ORIGIN: google.origin,
            MICROSOFT_ORIGIN: microsoft.origin,
            ...google.vars,
            ...microsoft.vars,
            TEST_MIGRATIONS: await readD1Migrations(join(repository, 'migrations')),
            TEST_DATA_MIGRATIONS: await readD1Migrations(join(repository, 'migrations/data')),
          },
        },
      }
    }),
  ],
  test: {
    name,
    root,
    ...files,
    setupFiles: ['worker/setup.ts'],
    testTimeout,
    hookTimeout: testTimeout,
    // A runtime takes longer to start than most files to run; the setup empties it before each.
    isolate: false,
    ...oneAtATime(1),
  },
})
/** Crawls, downloads of websites, and what both are made with: a third of what the Worker's tests take. */
const CRAWLS = [
  'worker/features/crawls/**/*.test.ts',
  'worker/features/site-downloads/**/*.test.ts',
  'worker/platform/**/*.test.ts',
  'worker/crawler/**/*.test.ts',
  'worker/durable-objects/**/*.test.ts',
]

/** Journeys against the product in processes of its own, in a browser. */
const e2e = (name: string, files: Files, { sharesProduct } = { sharesProduct: true }) => ({
  test: {
    name,
    root,
    ...files,
    ...(sharesProduct && { globalSetup: ['e2e/support/shared-product.ts'] }),
    testTimeout: JOURNEY_MS,
    hookTimeout: JOURNEY_MS,
    ...oneAtATime(2),
  },
})
/** Every screen in every size and theme. */
const SCREENS = ['e2e/accessibility.test.ts', 'e2e/steady-screens.test.ts']
/** What kills the product has one of its own. */
const KILLS = ['e2e/recovery.test.ts', 'e2e/campaign-crash.test.ts']

export default defineConfig({
  test: {
    sequence: { sequencer: ByMeasuredTime },
    projects: [
      { test: { name: 'unit', root, include: ['unit/**/*.test.ts'], isolate: false, ...inParallel } },
      {
        plugins: [react()],
        test: {
          name: 'web',
          root,
          environment: 'jsdom',
          // Loads the DOM once, not for each file, which are apart all the same.
          pool: 'vmThreads',
          setupFiles: ['web/setup.ts'],
          include: ['web/**/*.test.{ts,tsx}'],
          ...inParallel,
        },
      },
      worker('worker-crawls', { include: CRAWLS }),
      worker('worker', { include: ['worker/**/*.test.ts'], exclude: CRAWLS }),
      // Whole journeys against the product in processes of its own. A page waits for what shows itself as long as it takes.
      e2e('e2e', { include: ['e2e/**/*.test.ts'], exclude: [...SCREENS, ...KILLS] }),
      e2e('e2e-kills', { include: KILLS }, { sharesProduct: false }),
      e2e('e2e-screens', { include: SCREENS }),
    ],
  },
})
