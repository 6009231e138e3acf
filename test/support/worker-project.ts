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
import { type Files, oneAtATime, testTimeout } from './project-options.ts'
import { serveScriptSites } from './script-site.ts'
import { serveSearchEngine } from './search-engine.ts'
import { serveTestSite } from './site.ts'
import { serveSmsProviders } from './sms-providers.ts'
import { serveSmtpSink, TRUSTED_CERTIFICATE } from './smtp-sink.ts'
import { serveThirdPartySites } from './third-party-sites.ts'
import { serveWebhookSink } from './webhook-sink.ts'

// What is trusted is read when the library of the runtime is loaded, which is why that is loaded here.
const trusted = process.env.NODE_EXTRA_CA_CERTS
process.env.NODE_EXTRA_CA_CERTS = TRUSTED_CERTIFICATE
const { cloudflareTest, readD1Migrations } = await import('@cloudflare/vitest-plugin')
if (trusted === undefined) delete process.env.NODE_EXTRA_CA_CERTS
else process.env.NODE_EXTRA_CA_CERTS = trusted

const root = join(import.meta.dirname, '..')
const repository = join(root, '..')

/**
 * Inside the Workers runtime, with real D1, queues and objects, and outside services as their local stand-ins. Each of the projects
 * has a runtime and stand-ins of its own.
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
          // Beside the one of wrangler.toml: accounts lie in three.
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
            // Mailboxes: `/control` sets what happens to one, `/messages?address=…` lists its messages. See test/support/mailbox-fakes.
            GOOGLE_ORIGIN: google.origin,
            MICROSOFT_ORIGIN: microsoft.origin,
            ...google.vars,
            ...microsoft.vars,
            // CRMs: the same `/control`; `/records?address=…` lists what an account holds. See test/support/crm-fakes.
            HUBSPOT_ORIGIN: hubspot.origin,
            PIPEDRIVE_ORIGIN: pipedrive.origin,
            SALESFORCE_ORIGIN: salesforce.origin,
            ...hubspot.vars,
            ...pipedrive.vars,
            ...salesforce.vars,
            // Domains of customers: `/control` orders failures, `/hostnames` lists what there is. See test/support/fake-cloudflare.ts.
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
    testTimeout,
    hookTimeout: testTimeout,
    // A runtime takes longer to start than most files to run; the setup empties it before each.
    isolate: false,
    ...oneAtATime(1),
  },
})
