import { pluralize } from '../../lib/text/pluralize.ts'

/**
 * A reason why a crawl did not read pages although its limit allowed more: a code of `end_reason`, and the text for a
 * number of pages.
 */
export interface EndCause {
  readonly code: string
  /** The page reasons (`lib/reason-text.ts`) that this cause covers. */
  readonly reasons: readonly string[]
  /** A clause without a full stop. */
  readonly says: (pages: number) => string
  /** Whether it withheld pages from the crawl, and so also the pages that they link to. */
  readonly isWithheld: boolean
}

const pages = (count: number) => pluralize(count, 'page')

/**
 * All causes, those that withhold pages first. Redirected and duplicate addresses are not causes, since their targets
 * were read.
 */
export const END_CAUSES: readonly EndCause[] = [
  {
    code: 'robots',
    reasons: ['robots', 'robots-unavailable'],
    says: (count) => `robots.txt excludes ${pages(count)}`,
    isWithheld: true,
  },
  {
    code: 'opted-out',
    reasons: ['opted-out'],
    says: (count) => `the owner of ${pages(count)} asked not to be collected`,
    isWithheld: true,
  },
  {
    code: 'refused',
    reasons: ['forbidden', 'sign-in', 'legal', 'rate-limited', 'unavailable', 'http-error'],
    says: (count) => `the site answered with a refusal or an error for ${pages(count)}`,
    isWithheld: true,
  },
  {
    code: 'held',
    reasons: ['wait-too-long', 'timeout', 'too-slow'],
    says: (count) => `the site made crawlers wait too long for ${pages(count)}`,
    isWithheld: true,
  },
  {
    code: 'unreachable',
    reasons: ['dns', 'connect', 'broken-off', 'aborted'],
    says: (count) => `no connection held for ${pages(count)}`,
    isWithheld: true,
  },
  {
    code: 'plan-websites',
    reasons: ['plan-websites'],
    says: (count) =>
      `${pluralize(count, 'page is on a website', 'pages are on websites')} that the plan does not cover`,
    isWithheld: true,
  },
  {
    code: 'third-party-limit',
    reasons: ['third-party-limit'],
    says: (count) => `${pages(count)} would have taken more requests to other websites than one crawl may make`,
    isWithheld: true,
  },
  {
    code: 'options',
    reasons: ['excluded', 'not-included', 'other-subdomain', 'too-deep'],
    says: (count) => `the options of the crawl leave out ${pages(count)}`,
    isWithheld: true,
  },
  {
    code: 'off-site',
    reasons: ['off-site'],
    says: (count) => `${pluralize(count, 'page belongs', 'pages belong')} to other websites`,
    isWithheld: false,
  },
  {
    code: 'trap',
    reasons: ['trap', 'too-long'],
    says: (count) => `${pluralize(count, 'address is', 'addresses are')} part of an endless series`,
    isWithheld: false,
  },
  {
    code: 'duplicates',
    reasons: ['same-content'],
    says: (count) => `${pluralize(count, 'page shows', 'pages show')} the same as others`,
    isWithheld: false,
  },
  {
    code: 'not-html',
    reasons: ['content-type', 'not-a-page', 'decode', 'unreadable', 'too-large'],
    says: (count) => `${pluralize(count, 'address leads', 'addresses lead')} to something other than a web page`,
    isWithheld: false,
  },
  {
    code: 'not-found',
    reasons: ['not-found', 'redirect-loop', 'too-many-redirects', 'bad-redirect', 'url-not-allowed'],
    says: (count) => `${pluralize(count, 'link leads', 'links lead')} nowhere`,
    isWithheld: false,
  },
  {
    code: 'unread',
    reasons: ['reader-died', 'no-browser'],
    says: (count) => `${pages(count)} could not be read`,
    isWithheld: false,
  },
]
