import { join } from 'node:path'
import { provideBrowser } from '../../scripts/local/provide-browser.ts'
import { serveHubspot } from './crm-fakes/hubspot.ts'
import { servePipedrive } from './crm-fakes/pipedrive.ts'
import { serveSalesforce } from './crm-fakes/salesforce.ts'
import { serveDns } from './dns-server.ts'
import { serveFakeCloudflare } from './fake-cloudflare.ts'
import { serveGateSite } from './gate-site.ts'
import { serveHostileSite } from './hostile-site.ts'
import { serveHostileSmtp } from './hostile-smtp.ts'
import { serveControlledImap } from './imap-server.ts'
import { importsAtStart } from './imports-at-start.ts'
import { serveGoogle } from './mailbox-fakes/google.ts'
import { serveMicrosoft } from './mailbox-fakes/microsoft.ts'
import { serveOfflineSite } from './offline-site.ts'
import { servePaymentProviders } from './payment-providers.ts'
import { type Files, oneAtATime, provided, testTimeout } from './project-options.ts'
import { serveScriptSites } from './script-site.ts'
import { serveSearchEngine } from './search-engine.ts'
import { serveTestSite } from './site.ts'
import { serveSmsProviders } from './sms-providers.ts'
import { serveSmtpSink, TRUSTED_CERTIFICATE } from './smtp-sink.ts'
import { serveThirdPartySites } from './third-party-sites.ts'
import { serveWebhookSink } from './webhook-sink.ts'

// Node reads this variable when the plugin loads the runtime, hence the dynamic import.
const trusted = process.env.NODE_EXTRA_CA_CERTS
process.env.NODE_EXTRA_CA_CERTS = TRUSTED_CERTIFICATE
const { cloudflareTest, readD1Migrations } = await import('@cloudflare/vitest-plugin')
if (trusted === undefined) delete process.env.NODE_EXTRA_CA_CERTS
else process.env.NODE_EXTRA_CA_CERTS = trusted

const root = join(import.meta.dirname, '..')
const repository = join(root, '..')

/**
 * A Vitest project inside the Workers runtime, with real D1, queues and Durable Objects, and local servers in place of
 * external services. Each project has its own runtime and servers.
 */
export const workerProject = (name: string, files: Files) => ({
  plugins: [
    importsAtStart,
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
      const [hubspot, pipedrive, salesforce] = [await serveHubspot(), await servePipedrive(), await serveSalesforce()]
      const dns = await serveDns()
      const cloudflare = await serveFakeCloudflare(dns)
      return {
        wrangler: { configPath: join(repository, 'wrangler.toml') },
        miniflare: {
          // In addition to the one in wrangler.toml: accounts are spread over three data databases.
          d1Databases: ['DATA_2', 'DATA_3'],
          bindings: {
            JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
            DNS_URL: dns,
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
            // SMTP servers on 127.0.0.1; `GET SMTP_ORIGIN/messages?to=…` returns the emails received for an address
            // (test/support/smtp-sink.ts, hostile-smtp.ts).
            SMTP_ORIGIN: smtp.origin,
            SMTP_PORTS: { ...smtp.ports, hostile: hostileSmtp.port },
            HOSTILE_SMTP_ORIGIN: hostileSmtp.origin,
            // An IMAP server on 127.0.0.1 with a mailbox for any user, controlled by `IMAP_ORIGIN`
            // (test/support/imap-server.ts).
            IMAP_ORIGIN: imap.origin,
            IMAP_PORT: imap.port,
            // SMS providers; `GET SMS_ORIGIN/messages?to=…` returns the messages accepted for a number, with the
            // provider (test/support/sms-providers.ts).
            SMS_ORIGIN: sms,
            TWILIO_URL: `${sms}/twilio`,
            AWS_SNS_URL: `${sms}/sns/{region}/`,
            MESSAGEBIRD_URL: `${sms}/messagebird`,
            VONAGE_URL: `${sms}/vonage`,
            // Payment providers; unavailable until a test sets keys (payment-keys.ts). A test pays through `POST
            // PAYMENTS_ORIGIN/control` (test/support/payment-providers.ts).
            PAYMENTS_ORIGIN: payments,
            PAYSTACK_URL: `${payments}/paystack`,
            FLUTTERWAVE_URL: `${payments}/flutterwave`,
            STRIPE_URL: `${payments}/stripe`,
            PAYPAL_URL: `${payments}/paypal`,
            // Mailbox providers; `/control` triggers events, `/messages?address=…` lists a mailbox's messages
            // (test/support/mailbox-fakes).
            GOOGLE_ORIGIN: google.origin,
            MICROSOFT_ORIGIN: microsoft.origin,
            ...google.vars,
            ...microsoft.vars,
            // CRMs, with the same `/control`; `/records?address=…` lists an account's records (test/support/crm-fakes).
            HUBSPOT_ORIGIN: hubspot.origin,
            PIPEDRIVE_ORIGIN: pipedrive.origin,
            SALESFORCE_ORIGIN: salesforce.origin,
            ...hubspot.vars,
            ...pipedrive.vars,
            ...salesforce.vars,
            // Custom hostnames; `/control` triggers failures, `/hostnames` lists them
            // (test/support/fake-cloudflare.ts).
            CLOUDFLARE_ORIGIN: cloudflare.origin,
            ...cloudflare.vars,
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
    provide: provided,
    testTimeout,
    hookTimeout: testTimeout,
    // A runtime takes longer to start than most files to run, so all files share it; the setup clears its data before
    // each.
    isolate: false,
    ...oneAtATime(1),
  },
})
