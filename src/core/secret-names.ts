/**
 * The variables that are secrets: stored encrypted by the platform, never in a configuration file. `.dev.vars.example`
 * lists them too.
 */
export const SECRET_NAMES: ReadonlySet<string> = new Set([
  'JWT_SECRET',
  'OPT_OUT_KEY',
  'SEALING_KEYS',
  'RESEND_API_KEY',
  'SMTP_URL',
  'SERPAPI_KEY',
  'BRAVE_SEARCH_KEY',
  'GOOGLE_CLIENT_SECRET',
  'MICROSOFT_CLIENT_SECRET',
  'HUBSPOT_CLIENT_SECRET',
  'PIPEDRIVE_CLIENT_SECRET',
  'SALESFORCE_CLIENT_SECRET',
  'PAYSTACK_SECRET_KEY',
  'FLUTTERWAVE_SECRET_KEY',
  'FLUTTERWAVE_WEBHOOK_HASH',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYPAL_SECRET',
  'CLOUDFLARE_SAAS_TOKEN',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
])
