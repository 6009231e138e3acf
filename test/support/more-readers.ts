import { CONTENT_LENGTH_MAX } from '../../src/contracts/campaigns/limits.ts'
import { textExpression } from '../../src/core/search-text.ts'
import type { PageFacts } from '../../src/extraction/site/page-facts.ts'
import { resolveSiteInSteps, siteBudget } from '../../src/extraction/site/resolve-site.ts'
import { isVCard, vCardsAsMarkup } from '../../src/extraction/vcard-page.ts'
import { AppError } from '../../src/lib/errors.ts'
import { addressOf, fieldsOf, listOf, messageIdOf, readJson, statusOf, textOf } from '../../src/lib/read-json.ts'
import { redactText } from '../../src/lib/redact.ts'
import { nextTurn, runInTurns } from '../../src/lib/steps.ts'
import { filePathFor } from '../../src/offline/file-path.ts'
import { foldPath } from '../../src/offline/fold-path.ts'
import { composeSms } from '../../src/outreach/compose/compose-sms.ts'
import { showsFooter, showsUnsubscribe } from '../../src/outreach/compose/footer-seen.ts'
import { foreignSyntax } from '../../src/outreach/compose/foreign-syntax.ts'
import { trackedLinks } from '../../src/outreach/compose/tracked-links.ts'
import { dkimKeyIn } from '../../src/outreach/deliverability/dkim-findings.ts'
import { isFromAuthenticated } from '../../src/outreach/inbound/authentication-results.ts'
import { classifySmsReply } from '../../src/outreach/inbound/classify-sms-reply.ts'
import { readSesNotification } from '../../src/outreach/inbound/reports/ses-notification.ts'
import { analyseContent } from '../../src/outreach/spam/analyse-content.ts'
import { readWorkbook, workbookBudget } from '../../src/platform/workbook/read-workbook.ts'
import { evaluateUrl } from '../../src/url-policy/evaluate-url.ts'
import { topByPriority } from '../../src/url-policy/top-by-priority.ts'
import { HOSTILE_SITES } from './hostile-facts.ts'
import { type MakeText, PAGES, PLAIN_TEXTS } from './hostile-texts.ts'
import type { Reader } from './reader.ts'
import { workbookOf } from './workbook.ts'

/**
 * Parsers other than those of pages and emails: customers' content and uploads, provider reports, websites of many
 * pages.
 */

const numbered =
  (piece: (at: number) => string, begin = '', end = ''): MakeText =>
  (length) =>
    begin + Array.from({ length: Math.ceil(length / piece(50_000).length) }, (_, at) => piece(at)).join('') + end
const again =
  (piece: string, begin = '', end = ''): MakeText =>
  (length) =>
    begin + piece.repeat(Math.ceil(length / piece.length)) + end
/** Half opening, half closing tags. */
const nested =
  (opener: string, closer: string, within = ''): MakeText =>
  (length) => {
    const count = Math.ceil(length / (opener.length + closer.length))
    return opener.repeat(count) + within + closer.repeat(count)
  }

/** Fields, conditions and alternatives, nested and in sequence, and markup around fields. */
export const CONTENTS: Readonly<Record<string, MakeText>> = {
  fields: again('{{name}}'),
  'fields by many names': numbered((at) => `{{field ${at}}} `),
  'fields with alternatives': again("{{a | default: 'there'}}"),
  'open fields': again('{{'),
  'closed fields': again('}}'),
  'fields in links': again('<a href="https://a.com/{{a}}">'),
  'fields in one link': again('{{a}}', '<a href="https://a.com/', '">'),
  'a tag of fields': again('b={{a}} ', '<a ', '>'),
  'addresses to unsubscribe': again('{{unsubscribe_url}}'),
  'links to unsubscribe': again('<a href="{{unsubscribe_url}}">a</a>'),
  'links to unsubscribe in links': (length) =>
    `${`<a href="https://a.com/{{unsubscribe_url}}${'a'.repeat(200)}">`.repeat(Math.min(250, length / 2_000))}${'a<br>'.repeat(length / 5)}`,
  'hidden elements in each other': (length) =>
    `<p>{{unsubscribe_url}}${'<div class="a b c d e f g h" style="a;b;c;d;e">'.repeat(Math.min(250, length / 2_000))}${'a<br>'.repeat(length / 5)}`,
  conditions: again('{{#if name}}a{{else}}b{{/if}}'),
  'conditions in conditions': nested('{{#if a}}', '{{/if}}', '<b>{{unsubscribe_url}}'),
  'conditions without an end': again('{{#if a}}'),
  'conditions of Liquid': nested('{% if a %}', '{% endif %}'),
  'alternatives in alternatives': nested('{a|', '}'),
  'open alternatives': again('{a|'),
  bars: again('|', '{', '}'),
  'alternatives of markup': again('{<b>a</b>|<i>b</i>}'),
  'style sheets': again('<style>a{b:c}</style>'),
  'rules of a style sheet': again('.a{display:none}', '<style>', '</style>'),
  'rules in rules': (length) => `<style>${nested('@media a{', '}', 'a{display:none}')(length)}</style>`,
  'comments for Outlook': again('<!--[if mso]>a<![endif]-->'),
  'syntax of other tools': again(`*|NAME|* %%name%% [[name]] \${name} #{a} <%a%> {%a%} `),
  'nearly syntax of other tools': again('%%a [[a ${a #{a <%a {%a *|a '),
}

const CARDS: Readonly<Record<string, MakeText>> = {
  cards: numbered(
    (at) => `BEGIN:VCARD\nFN:Jane ${at}\nEMAIL:j${at}@acme.com\nTEL:+49 30 ${1_000_000 + at}\nEND:VCARD\n`,
  ),
  'begun cards': again('BEGIN:VCARD\n'),
  'fields of one card': numbered((at) => `EMAIL:j${at}@acme.com\n`, 'BEGIN:VCARD\n'),
  'one long line': again('a', 'BEGIN:VCARD\nFN:'),
  'folded lines': again(' a\n', 'BEGIN:VCARD\nFN:a\n'),
  'lines of quoted-printable': again(`BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:${'=C3=A9a'.repeat(250)}\nEND:VCARD\n`),
  'breaks of quoted-printable': again('=\n', 'BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:'),
  'lines of parameters': again('TEL;TYPE=a;TYPE=b:1\n', 'BEGIN:VCARD\n'),
  'parts of an address': again(`BEGIN:VCARD\nADR:${'a;'.repeat(900)}\nEND:VCARD\n`),
  escapes: again(`BEGIN:VCARD\nFN:${'\\;'.repeat(900)}\nEND:VCARD\n`),
}

const SHEETS: Readonly<Record<string, MakeText>> = {
  rows: numbered(
    (at) => `<row r="${at + 1}"><c t="inlineStr"><is><t>j${at}@acme.com</t></is></c><c><v>${at}</v></c></row>`,
  ),
  'cells of one row': numbered((at) => `<c><v>${at}</v></c>`, '<row>'),
  'cells far apart': numbered((at) => `<row r="${(at + 1) * 90}"><c r="XFD${(at + 1) * 90}"><v>1</v></c></row>`),
  'shared texts': again('<c t="s"><v>0</v></c>', '<row>'),
  'cells of dates': again('<c s="1"><v>45000.5</v></c>', '<row>'),
  'runs of a text': again('<r><t>a</t></r>', '<row><c t="inlineStr"><is>'),
  'open elements': again('<row><c><is>'),
  'attributes of a cell': numbered((at) => `a${at}="1" `, '<row><c ', '>'),
  references: again('&amp;', '<row><c t="inlineStr"><is><t>'),
  entities: again('&#x41;', '<row><c t="inlineStr"><is><t>'),
}
const SHEET = {
  strings: `<si><t>${'a'.repeat(2_000)}</t></si>`,
  styles: `<numFmts><numFmt numFmtId="200" formatCode="yyyy-mm-dd hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="200"/></cellXfs>`,
}

async function readSheet(rows: string): Promise<void> {
  const work = workbookBudget()
  const bytes = workbookOf({ sheets: [{ rows }], ...SHEET })
  // Generating the input does not count as reading it.
  await nextTurn()
  await refusable(() => runInTurns(readWorkbook(bytes, 'file', work), work))
}

/** A rejection is a valid outcome. */
async function refusable(read: () => unknown): Promise<void> {
  try {
    await read()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}

/** The product runs each check in a separate call. */
async function checkContent(content: string): Promise<void> {
  for (const check of [
    () => analyseContent({ channel: 'email', subject: content.slice(0, 250), content }),
    () => foreignSyntax(content),
    () => showsUnsubscribe(content),
    () => showsFooter(content),
    () => trackedLinks(content),
  ]) {
    await refusable(check)
    await nextTurn()
  }
}

async function composeText(content: string): Promise<void> {
  const recipient = { address: '+15550100', name: content.slice(0, 200), company: null, fields: { a: 'b' } }
  await refusable(() =>
    composeSms({
      campaign: { content, includeUnsubscribe: true },
      recipient,
      urls: { unsubscribe: 'https://acme.com/s' },
      stopsByReply: true,
    }),
  )
  classifySmsReply(content)
  analyseContent({ channel: 'sms', subject: '', content })
}

function readReport(body: string): void {
  const read = readJson(body)
  readSesNotification(read)
  for (const event of listOf(read)) {
    const { email, id, status, reason } = fieldsOf(event)
    addressOf(email)
    messageIdOf(id)
    statusOf(status)
    textOf(reason)
  }
}

const authentication = (value: string) => [
  { name: 'arc-authentication-results', value } as const,
  { name: 'authentication-results', value: `mx.acme.com; ${value}` } as const,
]

/** Links of one page: which ones are followed, in which order, and the paths of their files. */
async function followLinks(text: string): Promise<void> {
  // Each link is processed once.
  const links = [...new Set(text.split('\n'))].map((path) => ({
    url: `https://acme.com/${encodeURI(path.toWellFormed())}`,
    text: path,
  }))
  const shapes = new Map<string, number>()
  const state = {
    sites: ['acme.com'],
    takeFromTrap(shape: string, budget: number) {
      shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
      return shapes.get(shape)! <= budget
    },
  }
  const taken = new Set<string>()
  for (const [at, { url, text }] of topByPriority(links, LINKS_MAX).entries()) {
    // Files arrive one by one, each in a separate call.
    if (at % CALL_FILES === 0) await nextTurn()
    evaluateUrl({ url, text, depth: 1 }, state)
    if (url.length > 2_000) continue
    taken.add(foldPath(filePathFor(url, 'text/html', (path) => taken.has(foldPath(path)), 'acme.com', text)))
  }
}
const LINKS_MAX = 5_000
const CALL_FILES = 100

const LINKS: Readonly<Record<string, MakeText>> = {
  'paths of one name': numbered((at) => `A/b.html?${at}\n`),
  'paths that fold alike': numbered(
    (at) =>
      `${[...'abcdefghijklmnop'].map((letter, bit) => ((at >> bit) & 1 ? letter.toUpperCase() : letter)).join('')}\n`,
  ),
  'pages of a list': numbered((at) => `list?page=${at}\n`),
  'days of a calendar': numbered((at) => `calendar/20${at % 90}/0${at % 9}/${at % 28}\n`),
  'long paths': again(`${'a/'.repeat(700)}\n`),
  'long names': numbered((at) => `${'a'.repeat(180)}${at}\n`),
  escapes: again(`${'%41'.repeat(300)}\n`),
}

async function resolvePages(json: string): Promise<void> {
  const pages = JSON.parse(json) as PageFacts[]
  await nextTurn()
  await runInTurns(resolveSiteInSteps(pages, siteBudget()))
}
/** Characters of facts per page of `HOSTILE_SITES`; a website of 100 pages has 1 MB. */
const FACTS_LENGTH = 10_000
const SITES = Object.fromEntries(
  Object.entries(HOSTILE_SITES).map(([name, make]): [string, MakeText] => [
    name,
    (length) => JSON.stringify(make(Math.max(1, Math.round(length / FACTS_LENGTH)))),
  ]),
)

const LENGTH = 128_000

export const MORE_READERS: Readonly<Record<string, Reader>> = {
  'a file of vCards': {
    read: (text) => vCardsAsMarkup(isVCard(text) ? text : `BEGIN:VCARD\n${text}`),
    texts: { ...PLAIN_TEXTS, ...CARDS },
    length: LENGTH,
  },
  'a workbook': { read: readSheet, texts: { ...PLAIN_TEXTS, ...SHEETS }, length: LENGTH },
  'checks of a content': {
    read: checkContent,
    texts: { ...PAGES, ...CONTENTS },
    length: LENGTH,
    lengthMax: CONTENT_LENGTH_MAX,
  },
  'the content of a text message': {
    read: composeText,
    texts: { ...PLAIN_TEXTS, ...CONTENTS },
    length: LENGTH,
    lengthMax: CONTENT_LENGTH_MAX,
  },
  'reports of providers': {
    read: readReport,
    texts: {
      ...PLAIN_TEXTS,
      lists: again('['),
      events: again('{"email":"a@b.co","status":"5.1.1","reason":"a"},', '[', '{}]'),
      'one field': again('{"email":"a', '[', ''),
      'an address of spaces': again(' ', '[{"email":"a@b.co', '"}]'),
      recipients: again(
        '{"emailAddress":"a@b.co"},',
        '{"notificationType":"Bounce","bounce":{"bouncedRecipients":[',
        '{}]}}',
      ),
    },
    length: LENGTH,
  },
  'results of authentication': {
    read: (value) =>
      isFromAuthenticated({
        headers: authentication(value),
        authservId: 'mx.acme.com',
        fromDomains: ['acme.com'],
      }),
    texts: {
      ...PLAIN_TEXTS,
      results: again('dkim=pass header.d=acme.org; '),
      properties: numbered((at) => `header.a${at}=b `, 'dkim=pass '),
      comments: nested('(', ')'),
    },
    length: 100_000,
    lengthMax: 100_000,
  },
  'a record of DKIM': {
    read: dkimKeyIn,
    texts: { ...PLAIN_TEXTS, tags: numbered((at) => `a${at}=b;`) },
    length: 65_535,
    lengthMax: 65_535,
  },
  'words to search for': { read: textExpression, texts: PLAIN_TEXTS, length: 10_000, lengthMax: 10_000 },
  'an error in the log': {
    read: redactText,
    texts: {
      ...PLAIN_TEXTS,
      secrets: again('password="a" '),
      words: again('Aa1-'),
      'tokens with dots': again('eyJaaaaaa.aaaaaa.'),
      cards: again('4111 1111 1111 1111 '),
      'failed queries': again('Failed query: \nparams: '),
      'queries without parameters': again('Failed query: '),
    },
    length: LENGTH,
    lengthMax: 100_000,
  },
  'links of a page and their files': { read: followLinks, texts: { ...PLAIN_TEXTS, ...LINKS }, length: LENGTH },
  'the contacts of a site of many pages': { read: resolvePages, texts: SITES, length: LENGTH },
}
