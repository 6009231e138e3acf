import { CONTENT_LENGTH_MAX } from '../../src/contracts/campaigns/limits.ts'
import { decodeCsv } from '../../src/core/csv-text.ts'
import { extractInTurns } from '../../src/extraction/extract.ts'
import { readLinks } from '../../src/extraction/links.ts'
import { needsRendering } from '../../src/extraction/needs-rendering.ts'
import { parseInTurns } from '../../src/extraction/parse-page.ts'
import { pageOfPdf } from '../../src/extraction/pdf-page.ts'
import { asMarkup } from '../../src/extraction/plain-text-page.ts'
import { readForwarding } from '../../src/extraction/read-forwarding.ts'
import { normalisePattern, pathPattern } from '../../src/extraction/robots/path-pattern.ts'
import { readRobotsDirectives } from '../../src/extraction/robots/robots-directives.ts'
import { parseRobots } from '../../src/extraction/robots/robots-txt.ts'
import type { PageFacts } from '../../src/extraction/site/page-facts.ts'
import { resolveSiteInSteps, siteBudget } from '../../src/extraction/site/resolve-site.ts'
import { parseSitemap } from '../../src/extraction/sitemap.ts'
import { stretchesOf } from '../../src/features/data/imports/import-text.ts'
import type { CsvColumns } from '../../src/lib/csv/csv-columns.ts'
import { recognise } from '../../src/lib/csv/csv-columns.ts'
import { csvRowsInSteps } from '../../src/lib/csv/csv-rows.ts'
import { HEADER_NAMES } from '../../src/lib/csv/header-names.ts'
import { neutraliseCell, restoreCell } from '../../src/lib/csv-cell.ts'
import { AppError } from '../../src/lib/errors.ts'
import { isXhtml, mediaTypeOf, startsLikeMarkup } from '../../src/lib/media-type.ts'
import { readRefreshTarget } from '../../src/lib/read-refresh-target.ts'
import { nextTurn, runInTurns, type Steps } from '../../src/lib/steps.ts'
import { withScheme } from '../../src/lib/text/with-scheme.ts'
import { unixLines } from '../../src/lib/unix-lines.ts'
import { canonicalUrl, fileUrl } from '../../src/lib/url.ts'
import { WorkBudget } from '../../src/lib/work-budget.ts'
import { cssReferencesInSteps } from '../../src/offline/css-references.ts'
import { dispositionName } from '../../src/offline/disposition-name.ts'
import { htmlReferencesInSteps, loadedReferencesInSteps } from '../../src/offline/html-references.ts'
import { rewriteCssInSteps } from '../../src/offline/rewrite-css.ts'
import { rewriteHtmlInSteps } from '../../src/offline/rewrite-html.ts'
import { rewriteXmlInSteps } from '../../src/offline/rewrite-xml.ts'
import { scriptFileEditsInSteps } from '../../src/offline/script-literals.ts'
import { scriptReferencesInSteps } from '../../src/offline/script-references.ts'
import { withServerFactsInSteps } from '../../src/offline/server-facts.ts'
import { parseSrcset } from '../../src/offline/srcset.ts'
import { findManifestReferences, rewriteManifest } from '../../src/offline/web-manifest.ts'
import { withoutScripts } from '../../src/offline/without-scripts.ts'
import { createFileWork } from '../../src/offline/work.ts'
import { composeEmail, prepareEmail } from '../../src/outreach/compose/compose-message.ts'
import { readSpf } from '../../src/outreach/deliverability/spf.ts'
import { classifyAnswer } from '../../src/outreach/inbound/classify-answer.ts'
import { parseMail } from '../../src/outreach/inbound/parse-mail.ts'
import { readMailReport } from '../../src/outreach/inbound/reports/read-mail-report.ts'
import { splitReply } from '../../src/outreach/inbound/split-reply.ts'
import { judgeReply } from '../../src/outreach/outcomes/judge-reply.ts'
import { readRecipients } from '../../src/outreach/recipients/csv-recipients.ts'
import { CookieJar } from '../../src/platform/web/cookie-jar.ts'
import { decodeBody } from '../../src/platform/web/decode-body.ts'
import { isUrlAllowed } from '../../src/platform/web/guard-url.ts'
import { parseRetryAfter } from '../../src/platform/web/retry-after.ts'
import { trapShape } from '../../src/url-policy/trap-shape.ts'
import { PAIRS, PRODUCTS } from './hostile-pairs.ts'
import { CODE, HEADERS, MAILS, PAGES, PLAIN_TEXTS } from './hostile-texts.ts'
import { CONTENTS, MORE_READERS } from './more-readers.ts'
import type { Reader } from './reader.ts'

const URL_OF_PAGE = 'https://www.acme.com/a/b.html'
/** The maximum total size of a server's headers. */
const HEADERS_LENGTH = 100_000
/** Longer URLs are rejected. */
const ADDRESS_LENGTH = 100_000
/** In characters; quadratic code takes a minute for this length. */
const LENGTH = 256_000

/** The cost of recognising a cell, in addition to its characters. */
const CELL_UNITS = 300
/** Cells are parsed once as each type of column. */
const COLUMNS = {
  byKind: Object.fromEntries(
    Object.keys(HEADER_NAMES).map((kind) => [kind, [0, 1, 2, 3]]),
  ) as unknown as CsvColumns['byKind'],
  dataAt: 0,
}
const archived = { url: URL_OF_PAGE, path: 'a/b.html', resolve: () => undefined }

async function readPage(html: string): Promise<PageFacts | null> {
  const page = await parseInTurns(html, URL_OF_PAGE)
  readForwarding(page, undefined)
  needsRendering(html, page)
  readLinks(page)
  return (await extractInTurns(page, { url: URL_OF_PAGE })).facts
}

/** As the title, on two pages and as a link. */
async function readPdf(text: string): Promise<void> {
  const part = text.slice(0, text.length / 4)
  const page = pageOfPdf({ title: part, pages: [part, part], links: [part] }, URL_OF_PAGE)
  await extractInTurns(page, { url: URL_OF_PAGE })
}

async function resolvePage(html: string): Promise<void> {
  const facts = await readPage(html)
  if (facts) await runInTurns(resolveSiteInSteps([facts], siteBudget()))
}

/** Runs the steps as the product does: each file has a budget, after which other work gets a turn. */
async function inTurns(steps: (work: WorkBudget) => Steps<unknown>): Promise<void> {
  const work = createFileWork()
  await runInTurns(steps(work), work)
  await nextTurn()
}

async function takeAway(html: string): Promise<void> {
  await inTurns((work) => htmlReferencesInSteps(html, URL_OF_PAGE, work))
  await inTurns((work) => loadedReferencesInSteps(html, URL_OF_PAGE, { isOfArchive: true, work }))
  await inTurns((work) => withServerFactsInSteps(html, { encoding: 'windows-1252', refresh: undefined }, work))
  await inTurns((work) => rewriteHtmlInSteps(html, { ...archived, work }))
  await inTurns((work) => rewriteXmlInSteps(html, { ...archived, work }))
  withoutScripts(html)
}

async function takeAwayCode(code: string): Promise<void> {
  await inTurns((work) => cssReferencesInSteps(code, URL_OF_PAGE, work))
  await inTurns((work) => rewriteCssInSteps(code, { ...archived, work }))
  await inTurns((work) => scriptReferencesInSteps(code, URL_OF_PAGE, true, work))
  await inTurns((work) => scriptFileEditsInSteps(code, URL_OF_PAGE, { ...archived, work }))
}

async function importFile(csv: string): Promise<void> {
  const text = unixLines(decodeCsv(new TextEncoder().encode(csv)))
  // The product stores each stretch in the database before the next one.
  for (const _ of stretchesOf({ text, columns: COLUMNS, start: undefined }, undefined)) await nextTurn()
  const work = WorkBudget.unlimited()
  for (const { cells } of csvRowsInSteps(text, work)) {
    if (cells === null) await work.yieldTurn()
    for (const cell of cells ?? []) {
      work.trySpend(CELL_UNITS + cell.length)
      await work.yieldTurn()
      recognise(cell)
      restoreCell(neutraliseCell(cell))
    }
  }
}

function readHeaders(value: string): void {
  mediaTypeOf(value)
  readRefreshTarget(value)
  dispositionName(value)
  parseRetryAfter(value, 0)
  readRobotsDirectives(null, value, 'contactory')
  const headers = new Headers()
  const sendable = value.replace(/[^\t -~]/g, '')
  headers.append('set-cookie', sendable)
  headers.append('set-cookie', `a=${sendable}`)
  const cookies = new CookieJar()
  cookies.take(URL_OF_PAGE, headers)
  cookies.headerFor(URL_OF_PAGE)
}

function readAddress(written: string): void {
  canonicalUrl(written, URL_OF_PAGE)
  fileUrl(written, URL_OF_PAGE)
  withScheme(written)
  const url = `https://acme.com/${encodeURI(written.toWellFormed())}`
  isUrlAllowed(url, { allowPrivateNetwork: false })
  trapShape(url)
}

function readBytes(text: string): void {
  const bytes = new TextEncoder().encode(text)
  isXhtml(bytes)
  startsLikeMarkup(bytes)
  for (const type of ['text/html', 'text/plain', 'application/xml', null]) decodeBody(bytes, type)
}

async function importRecipients(csv: string): Promise<void> {
  for (const mapping of [null, { email: 'email' }]) {
    const file = readRecipients(`email,name\nada@acme.com,Ada\n${csv}`, { channel: 'email', mapping })
    await nextTurn()
    const work = WorkBudget.unlimited()
    for (const row of file.rowsInSteps(work)) {
      if (row) row.refusal?.values.join()
      else await work.yieldTurn()
    }
  }
}

function readAnswer(text: string): void {
  classifyAnswer({ headers: {}, subject: text, text, sent: text })
  judgeReply({ code: 550, reply: text })
  for (const type of ['message/delivery-status', 'message/feedback-report'])
    readMailReport({
      contentType: 'multipart/report',
      headers: {},
      parts: [
        { contentType: type, text },
        { contentType: 'message/rfc822', text },
      ],
    })
}

/** As the email's own headers, and as the body of a part. */
async function receive(text: string): Promise<void> {
  for (const written of [
    text,
    `Content-Type: text/html\n\n${text}`,
    `Content-Type: text/plain; format=flowed\n\n${text}`,
  ]) {
    const mail = await parseMail(new TextEncoder().encode(written))
    // The product queries the database for the owner at this point.
    await nextTurn()
    if (!mail) continue
    readMailReport(mail)
    await nextTurn()
    classifyAnswer({ ...mail, from: mail.from?.address ?? null })
    await nextTurn()
    splitReply(mail.text, mail.text)
  }
}

async function compose(content: string): Promise<void> {
  const urls = {
    unsubscribe: 'https://acme.com/u',
    open: () => 'https://acme.com/o',
    click: () => 'https://acme.com/c',
  }
  const campaign = {
    ...{ id: 'c', subject: 'Hi', content, textContent: null, unsubscribeUrl: null },
    ...{ includeUnsubscribe: true, trackOpens: true, trackClicks: true },
  }
  const sender = {
    ...{ id: 's', fromName: '', fromEmail: 'a@acme.com', replyTo: null },
    ...{ postalAddress: null, unsubscribeUrl: null },
  }
  const recipient = {
    ...{ address: 'b@acme.com', name: content.slice(0, 200), company: null, fields: { a: content.slice(0, 2_000) } },
    ...{ dataSource: content.slice(0, 200), consent: null },
  }
  await prepareEmail(campaign, sender, true)
  await nextTurn()
  try {
    composeEmail({ campaign, sender, recipient, urls, reference: 'r', date: new Date(0) })
  } catch (error) {
    // Substituted values can exceed the maximum length of a message.
    if (!(error instanceof AppError)) throw error
  }
}

const EVERY_TEXT = { ...PLAIN_TEXTS, ...PAGES }

/** Parsers of untrusted input. PDFs and content encodings are binary and have their own tests. */
export const READERS: Readonly<Record<string, Reader>> = {
  'a page, its links and its contacts': {
    read: readPage,
    texts: { ...PAGES, ...PRODUCTS },
    pairs: PAIRS,
    length: LENGTH,
  },
  'a page in plain text': {
    read: (text) => readPage(asMarkup(text, 'text/plain')),
    texts: PLAIN_TEXTS,
    length: LENGTH / 2,
  },
  'the text of a PDF': { read: readPdf, texts: PLAIN_TEXTS, length: LENGTH },
  'a page of a website download': { read: takeAway, texts: { ...PAGES, ...PRODUCTS }, length: LENGTH },
  'stylesheets and scripts': { read: takeAwayCode, texts: { ...PLAIN_TEXTS, ...CODE }, length: LENGTH },
  'a web manifest': {
    read: (text) => [findManifestReferences(text, URL_OF_PAGE), rewriteManifest(text, archived)],
    texts: { ...PLAIN_TEXTS, icons: (length) => `{"icons":[${'{"src":"a"},'.repeat(length / 12)}{}]}` },
    length: LENGTH,
  },
  'a list of pictures': { read: parseSrcset, texts: PLAIN_TEXTS, length: LENGTH },
  'robots.txt': {
    read: (text) => parseRobots(text, 'contactory').isAllowed('https://acme.com/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
    texts: {
      ...PLAIN_TEXTS,
      'a rule and spaces': (length) => `user-agent: *\ndisallow${' '.repeat(length)}`,
      'rules and spaces': (length) => `user-agent: *\n${`disallow${' '.repeat(16_000)}\n`.repeat(length / 16_000)}`,
      rules: (length) => `user-agent: *\n${'disallow: /*a*a*a*b$\n'.repeat(length / 21)}`,
      groups: (length) => 'user-agent: contactory\n'.repeat(length / 23),
      'a rule of stars': (length) => `user-agent: *\ndisallow: /${'*a'.repeat(length / 2)}b$\n`,
    },
    length: LENGTH / 2,
  },
  'a sitemap': {
    read: parseSitemap,
    texts: {
      ...PLAIN_TEXTS,
      addresses: (length) => `<urlset>${'<url><loc>https://acme.com/</loc></url>'.repeat(length / 38)}`,
      openers: (length) => '<loc>'.repeat(length / 5),
      'an address without end': (length) => `<urlset><url><loc>${'a'.repeat(length)}`,
    },
    length: LENGTH,
  },
  'an imported file': {
    read: importFile,
    texts: {
      ...PLAIN_TEXTS,
      rows: (length) => 'jane@acme.com,+49 30 1234567,Jane Roe,Acme GmbH\n'.repeat(length / 49),
      'a cell of emails': (length) => `"${'jane@acme.com; '.repeat(length / 15)}"`,
      'a cell of numbers': (length) => `,"${'+49 30 1234567 / '.repeat(length / 17)}"`,
    },
    length: LENGTH / 4,
  },
  'a file of recipients': { read: importRecipients, texts: PLAIN_TEXTS, length: LENGTH / 4 },
  'a record of SPF': {
    read: (text) => readSpf('acme.com', new Map([['TXT acme.com', [`v=spf1 ${text}`]]]), () => {}),
    texts: PLAIN_TEXTS,
    length: 65_535,
    lengthMax: 65_535,
  },
  'an answer to a message': {
    read: readAnswer,
    texts: { ...PLAIN_TEXTS, 'lines that may quote': (length) => 'On 1 a:\n'.repeat(length / 8) },
    length: LENGTH / 2,
  },
  'a mail that came in': { read: receive, texts: { ...PLAIN_TEXTS, ...MAILS }, length: LENGTH },
  'the content of a campaign': {
    read: compose,
    texts: { ...PAGES, ...CONTENTS },
    length: LENGTH / 2,
    lengthMax: CONTENT_LENGTH_MAX,
  },
  'headers and cookies': {
    read: readHeaders,
    texts: { ...PLAIN_TEXTS, ...HEADERS },
    length: HEADERS_LENGTH,
    lengthMax: HEADERS_LENGTH,
  },
  'an address': { read: readAddress, texts: PLAIN_TEXTS, length: ADDRESS_LENGTH, lengthMax: ADDRESS_LENGTH },
  'patterns of paths': {
    read: (text) => pathPattern(normalisePattern(text))(`/${'a/'.repeat(500)}`),
    texts: PLAIN_TEXTS,
    length: 1_000,
    lengthMax: 1_000,
  },
  'the contacts of a site of one page': { read: resolvePage, texts: PRODUCTS, pairs: PAIRS, length: LENGTH / 4 },
  'bytes without a charset': { read: readBytes, texts: EVERY_TEXT, length: LENGTH },
  ...MORE_READERS,
}
