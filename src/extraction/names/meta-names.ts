import { compilePattern } from '../../lib/compile-pattern.ts'
import { AND_WORDS } from '../and-words.ts'
import type { Finding } from '../finding.ts'
import { nameIdentity } from '../identity.ts'
import { byTag, type Page } from '../page.ts'
import { foldName } from './fold-name.ts'
import { nameLikelihood } from './likelihood.ts'
import { readNameRuns } from './name-runs.ts'
import { personPatterns } from './person-patterns.ts'
import { personValue } from './person-value.ts'

const AUTHOR_META: ReadonlySet<string> = new Set([
  'author',
  'article:author',
  'dc.creator',
  'dcterms.creator',
  'dc.contributor',
  'parsely-author',
  'sailthru.author',
  'book:author',
  'og:article:author',
  'article:author_name',
  'cse-author',
  'byl',
  'authors',
  'blogger',
  'shareaholic:article_author_name',
  'vf:author',
  'mediator_author',
])
/** Citation tags that libraries and paper indexes read. Each names one person, family name first or last. */
const CITED_AUTHOR = /^(?:citation_author|bepress_citation_author|eprints\.creators_name)$/
/** Maximum number of authors: physics papers have thousands. */
const AUTHORS_MAX = 200
/** Labels of an author in a Twitter card: label1 "Written by", data1 the name. */
const WRITTEN_BY = new RegExp(`^(?:${personPatterns('credits', 'labels')})`)

/** Whether the page is an article. On other pages `author` often names the maker of the site. */
const isArticle = (page: Page) =>
  page.meta.get('og:type')?.includes('article') === true ||
  ['article:published_time', 'citation_title', 'datepublished', 'dc.date', 'twitter:label1'].some((key) =>
    page.meta.has(key),
  ) ||
  page.jsonLd.some((block) => /"(?:\w*Article|BlogPosting)"/.test(block))

/**
 * Returns the authors named in `<meta>`. Site owners and agencies appear there too, so the value must look like a
 * person's name.
 */
export function namesInMeta(page: Page): Finding[] {
  return declaredAuthors(page).flatMap(({ text, isCited }): Finding[] => {
    const value = personValue(text.replace(/\([^()]*\)|,? [\w.+-]{1,64}@[\w.-]+/g, ''))
    const run = value === null ? undefined : readNameRuns(value)[0]
    const likelihood = run && run.end >= value!.length - 1 ? nameLikelihood(run.words, () => false) : 0
    if (value === null || likelihood < (isCited ? 1 : 2)) return []
    const at = page.text.indexOf(value)
    if (at < 0 && !isCited && !isArticle(page)) return []
    return [
      {
        type: 'names',
        value,
        normalized: nameIdentity(value),
        confidence: likelihood === 3 || isCited ? 0.85 : 0.65,
        method: 'meta',
        snippet: text.trim(),
        start: at < 0 ? null : at,
        end: at < 0 ? null : at + value.length,
      },
    ]
  })
}

interface DeclaredAuthor {
  readonly text: string
  readonly isCited: boolean
}

/** The authors declared in `<meta>`, one text each, as written. */
function declaredAuthors(page: Page): DeclaredAuthor[] {
  const cited: string[] = []
  const texts: string[] = []
  for (const { attributes } of byTag(page, 'meta')) {
    const key = (attributes.name ?? attributes.property)?.toLowerCase() ?? ''
    const { content } = attributes
    if (!content) continue
    if (CITED_AUTHOR.test(key)) cited.push(content.replace(/^([^,]{2,40}), ?([^,]{2,40})$/, '$2 $1'))
    else if (AUTHOR_META.has(key)) texts.push(content)
  }
  for (const number of ['1', '2']) {
    const label = page.meta.get(`twitter:label${number}`)
    const data = page.meta.get(`twitter:data${number}`)
    if (label && data && WRITTEN_BY.test(foldName(label))) texts.push(data)
  }
  const split = texts.flatMap((text) => text.split(AUTHOR_SEPARATOR))
  return [...cited.map((text) => ({ text, isCited: true })), ...split.map((text) => ({ text, isCited: false }))].slice(
    0,
    AUTHORS_MAX,
  )
}

const AUTHOR_SEPARATOR = compilePattern(`[;|]|, (?=\\p{Lu}[\\p{L}.'-]* \\p{Lu})| (?:${AND_WORDS}) `, 'u')
