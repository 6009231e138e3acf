import { describe, expect, test } from 'vitest'
import { type EngagementFacts, isAutomatic } from '../../../../src/outreach/outcomes/judge-open.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const THUNDERBIRD = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Thunderbird/128.4.0'
const GMAIL = 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)'
const person: EngagementFacts = { kind: 'open', method: 'GET', userAgent: CHROME, secondsSinceSent: 600 }

describe('people', () => {
  test.each<[string, Partial<EngagementFacts>]>([
    ['open in a browser', {}],
    ['open in Gmail, by its image proxy', { userAgent: GMAIL }],
    [
      'open in Yahoo Mail, by its image proxy',
      { userAgent: 'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html' },
    ],
    ['open on a phone', { userAgent: IPHONE }],
    ['open in a mail program', { userAgent: THUNDERBIRD }],
    ['click', { kind: 'click' }],
    ['click a message with an unknown send time', { kind: 'click', secondsSinceSent: null }],
    ['open soon', { secondsSinceSent: 5 }],
    ['click from home', { kind: 'click', ipKind: 'home' }],
  ])('%s', (_, facts) => {
    expect(isAutomatic({ ...person, ...facts })).toBe(false)
  })
})

describe('machines', () => {
  test.each<[string, Partial<EngagementFacts>]>([
    ["Gmail's image proxy as the message arrives", { userAgent: GMAIL, secondsSinceSent: 1 }],
    ["clicks as Gmail's image proxy", { kind: 'click', userAgent: GMAIL }],
    ["Gmail's prefetching", { userAgent: `${CHROME.replace('130.0.0.0', '42.0.2311.135')} Edge/12.246 Mozilla/5.0` }],
    ["Apple's mail privacy proxy", { userAgent: 'Mozilla/5.0' }],
    ['without a user agent', { userAgent: null }],
    ['a scanner', { kind: 'click', userAgent: 'BarracudaCentral/2.0' }],
    ['a program', { userAgent: 'python-requests/2.32' }],
    ['a browser without a window', { userAgent: CHROME.replace('Chrome/', 'HeadlessChrome/') }],
    ['a preview of a chat', { kind: 'click', userAgent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }],
    ['sends only a HEAD request', { method: 'HEAD' }],
    ['fetches ahead', { purpose: 'prefetch;anonymous-client-ip' }],
    ['clicks as the message arrives', { kind: 'click', secondsSinceSent: 3 }],
    ['opens before anybody can', { secondsSinceSent: 0 }],
    ['clicks from a data center', { kind: 'click', ipKind: 'datacenter' }],
  ])('%s', (_, facts) => {
    expect(isAutomatic({ ...person, ...facts })).toBe(true)
  })
})
