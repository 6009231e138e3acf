import type { State } from './state.ts'

const WEBHOOKS = [
  [
    'Stripe',
    'stripe',
    'events of checkout sessions, payment intents and charges',
    'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET',
  ],
  ['Paystack', 'paystack', 'all events', 'PAYSTACK_SECRET_KEY'],
  ['Flutterwave', 'flutterwave', 'all events', 'FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_WEBHOOK_HASH'],
  ['PayPal', 'paypal', 'captures and orders', 'PAYPAL_SECRET (with PAYPAL_CLIENT_ID, PAYPAL_WEBHOOK_ID)'],
] as const

/** The remaining tasks of the operator, with exact names and records. Pure. */
export function leftToDo({ answers, appUrl, name, secrets }: State): string[] {
  const url = appUrl ?? 'https://…'
  const host = answers.address ? new URL(answers.address).hostname : null
  const sender = /@([^\s>@]+)>?\s*$/.exec(answers.mailFrom)?.[1] ?? 'example.com'
  const has = new Set(secrets)
  const payments = WEBHOOKS.filter(([, , , keys]) => has.has(keys.split(/[ ,]/)[0]!))
  return [
    ...(host === null
      ? [
          'A domain of your own: add it to this Cloudflare account and run `npm run deploy -- --change`; the record is made for you.',
        ]
      : answers.attachDomain
        ? []
        : [
            `Domain ${host}: not attached by this command. Either route \`${host}/*\` to the Worker ${name}, with a proxied record`,
            `  ${host}. AAAA 100:: (proxied), or attach it under Workers & Pages, ${name}, Settings, Domains & Routes.`,
          ]),
    `Mail from ${sender}: add the domain at resend.com and set the records that it shows (their values are yours alone):`,
    `  resend._domainkey.${sender}. TXT (the DKIM key), send.${sender}. MX 10 (the feedback server) and`,
    `  send.${sender}. TXT "v=spf1 include:amazonses.com ~all"; then _dmarc.${sender}. TXT "v=DMARC1; p=none; rua=mailto:${answers.securityEmail}"`,
    ...(answers.mailDomain
      ? [
          `Replies and bounces at ${answers.mailDomain}: enable Email Routing for it; Cloudflare then sets`,
          `  ${answers.mailDomain}. MX route1.mx.cloudflare.net, route2.mx.cloudflare.net, route3.mx.cloudflare.net (with priorities of its own)`,
          `  ${answers.mailDomain}. TXT "v=spf1 include:_spf.mx.cloudflare.net ~all"`,
          `  and set the catch-all address *@${answers.mailDomain} to "Send to a Worker": ${name}.`,
        ]
      : ['Replies and bounces by mail: none, until a domain for them is set (`npm run deploy -- --change`).']),
    ...(payments.length > 0
      ? payments.map(
          ([label, path, events]) => `${label}: let it send ${events} to ${url}/api/payment-webhooks/${path}`,
        )
      : [
          'Payments: set the keys of a provider in the environment or the file of --answers and run the command again, then let it send its events to',
          ...WEBHOOKS.map(
            ([label, path, events, keys]) => `  ${label}: ${url}/api/payment-webhooks/${path} (${events}); ${keys}`,
          ),
        ]),
    `Keep the folder deploy/ with your backups: ${name}.json knows the ids of this installation. It holds no secret.`,
  ]
}
