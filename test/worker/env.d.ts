declare namespace Cloudflare {
  interface Env {
    /** Where `test/support/site.ts` serves its scenes. */
    SITE_ORIGIN: string
    /** The same, behind a robots.txt with a crawl delay of 0.4 seconds. */
    PACED_SITE_ORIGIN: string
    /** Where `test/support/offline-site.ts` serves a site to take away. */
    OFFLINE_ORIGIN: string
    /** Where `test/support/third-party-sites.ts` aims requests at others, and misbehaves towards a crawl. */
    THIRD_PARTY: import('../support/third-party-sites.ts').ThirdPartySites
    /** Where `test/support/webhook-sink.ts` takes messages. */
    HOOK_ORIGIN: string
    /** Where `test/support/hostile-site.ts` misbehaves. */
    HOSTILE_ORIGIN: string
    /** Where `test/support/smtp-sink.ts` tells what arrived. */
    SMTP_ORIGIN: string
    /** Mail servers on 127.0.0.1. */
    SMTP_PORTS: import('../support/smtp-sink.ts').SmtpPorts & { readonly hostile: number }
    /** Where `test/support/hostile-smtp.ts` is told what to do. */
    HOSTILE_SMTP_ORIGIN: string
    /** Where `test/support/imap-server.ts` is told what arrives, and the port of its mailboxes on 127.0.0.1. */
    IMAP_ORIGIN: string
    IMAP_PORT: number
    /** Where `test/support/sms-providers.ts` tells what was sent. */
    SMS_ORIGIN: string
    /** Where `test/support/payment-providers.ts` is told what payers do, and tells what was taken. */
    PAYMENTS_ORIGIN: string
    /** Where `test/support/mailbox-fakes` are told what happens to mailboxes, and tell what they hold. */
    GOOGLE_ORIGIN: string
    MICROSOFT_ORIGIN: string
    /** Where `test/support/fake-cloudflare.ts` is told what fails, and tells what it serves. */
    CLOUDFLARE_ORIGIN: string
    /** Where `test/support/gate-site.ts` tries every way out of a browser. */
    GATE_ORIGIN: string
    /** Where `test/support/search-engine.ts` answers. */
    SEARXNG_URL: string
    /** Where `test/support/script-site.ts` serves pages that need a browser. */
    SCRIPT_ORIGIN: string
    UNRULY_ORIGIN: string
    /** Where `test/support/dns-server.ts` answers. */
    DNS_URL: string
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
    TEST_DATA_MIGRATIONS: import('cloudflare:test').D1Migration[]
    DATA_2: D1Database
    DATA_3: D1Database
  }
}
