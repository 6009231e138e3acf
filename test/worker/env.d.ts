declare namespace Cloudflare {
  interface Env {
    /** Where `test/support/site.ts` serves its scenes. */
    SITE_ORIGIN: string
    /** The same, behind a robots.txt with a crawl delay of 0.4 seconds. */
    PACED_SITE_ORIGIN: string
    /** Where `test/support/offline-site.ts` serves a site to download. */
    OFFLINE_ORIGIN: string
    /** Where `test/support/third-party-sites.ts` sends requests to other hosts and misbehaves towards a crawl. */
    THIRD_PARTY: import('../support/third-party-sites.ts').ThirdPartySites
    /** Where `test/support/webhook-sink.ts` receives messages. */
    HOOK_ORIGIN: string
    /** Where `test/support/hostile-site.ts` misbehaves. */
    HOSTILE_ORIGIN: string
    /** Where `test/support/smtp-sink.ts` reports what arrived. */
    SMTP_ORIGIN: string
    /** Mail servers on 127.0.0.1. */
    SMTP_PORTS: import('../support/smtp-sink.ts').SmtpPorts & { readonly hostile: number }
    /** Where `test/support/hostile-smtp.ts` is configured. */
    HOSTILE_SMTP_ORIGIN: string
    /** Where `test/support/imap-server.ts` accepts incoming mail, and the port of its mailboxes on 127.0.0.1. */
    IMAP_ORIGIN: string
    IMAP_PORT: number
    /** Where `test/support/sms-providers.ts` reports what was sent. */
    SMS_ORIGIN: string
    /** Where `test/support/payment-providers.ts` accepts the actions of payers and reports the payments. */
    PAYMENTS_ORIGIN: string
    /** Where `test/support/mailbox-fakes` accepts changes to mailboxes and reports their contents. */
    GOOGLE_ORIGIN: string
    MICROSOFT_ORIGIN: string
    /** The same for `test/support/crm-fakes`. */
    HUBSPOT_ORIGIN: string
    PIPEDRIVE_ORIGIN: string
    SALESFORCE_ORIGIN: string
    /** Where `test/support/fake-cloudflare.ts` accepts the failures to simulate and reports what it serves. */
    CLOUDFLARE_ORIGIN: string
    /** Where `test/support/gate-site.ts` tries every way out of a browser. */
    GATE_ORIGIN: string
    /** Where `test/support/search-engine.ts` serves search results. */
    SEARXNG_URL: string
    /** Where `test/support/script-site.ts` serves pages that need a browser. */
    SCRIPT_ORIGIN: string
    UNRULY_ORIGIN: string
    /** Where `test/support/dns-server.ts` answers DNS queries. */
    DNS_URL: string
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
    TEST_DATA_MIGRATIONS: import('cloudflare:test').D1Migration[]
    DATA_2: D1Database
    DATA_3: D1Database
  }
}
