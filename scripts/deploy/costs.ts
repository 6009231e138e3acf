import {
  D1_GB_INCLUDED,
  D1_GB_USD,
  D1_ROWS_WRITTEN_INCLUDED,
  PRICES,
  PRICES_READ_ON,
  WORKERS_PAID_USD,
} from './prices.ts'

/**
 * Measured by `npm run bench cost` on real websites, for 1,000 pages in crawls of 100, at list price without the plan's
 * included usage (README, "Measured").
 */
const MEASURED = {
  plainUsd: 0.049,
  richUsd: 0.086,
  renderedUsd: 0.046,
  downloadedUsd: 0.037,
  /** Rows written to D1, part of the above. */
  rowsWritten: 41_000,
} as const
/** The size of an account in D1, with 20,000 values and 10,000 pages (`src/db/README.md`). */
const GB_PER_ACCOUNT = 0.015

export interface Use {
  readonly pagesPerMonth: number
  readonly accounts: number
}

/** Estimates a month on Workers Paid in US dollars: plain crawls and storage, minus included rows and storage. */
export function estimateMonth({ pagesPerMonth, accounts }: Use): number {
  const thousands = pagesPerMonth / 1000
  const rows = thousands * MEASURED.rowsWritten
  const freeUsd = Math.min(rows, D1_ROWS_WRITTEN_INCLUDED) * PRICES.d1_rows_written
  const storedUsd = Math.max(0, accounts * GB_PER_ACCOUNT - D1_GB_INCLUDED) * D1_GB_USD
  return WORKERS_PAID_USD + thousands * MEASURED.plainUsd - freeUsd + storedUsd
}

const USES: readonly Use[] = [
  { pagesPerMonth: 10_000, accounts: 10 },
  { pagesPerMonth: 100_000, accounts: 100 },
  { pagesPerMonth: 1_000_000, accounts: 500 },
  { pagesPerMonth: 10_000_000, accounts: 5_000 },
]

/** The requirements and costs that the command prints first. */
export function requirementLines(): string[] {
  const count = (value: number) => value.toLocaleString('en-US')
  return [
    'This command needs a Cloudflare account with',
    '  Workers Paid ($5 a month): a page of a crawl takes more than the 10 ms of processor time and a crawl more than',
    '    the 50 subrequests that the free plan allows; Queues, Durable Objects and D1 in these amounts belong to it.',
    '  R2, enabled once in the dashboard: files, exports and copies of websites.',
    '  Browser Rendering (part of Workers Paid): rendered crawls. Without it, plain crawls work.',
    '  Email Routing (free) for a domain of its own, if campaigns are to receive replies and bounces by mail.',
    'and an account at Resend (resend.com) with a verified domain, for the mail the product sends.',
    '',
    `What Cloudflare bills a month, about (prices of ${PRICES_READ_ON}, measured use, without AI and campaigns' servers):`,
    ...USES.map(
      (use) =>
        `  ${count(use.pagesPerMonth).padStart(10)} pages crawled, ${count(use.accounts).padStart(5)} accounts: $${estimateMonth(use).toFixed(2)}`,
    ),
    `  1,000 pages more cost $${MEASURED.plainUsd} (plain), up to $${MEASURED.richUsd} (full of new contacts), $${MEASURED.renderedUsd} (rendered), $${MEASURED.downloadedUsd} (downloaded).`,
  ]
}
