import type { Finding } from '../finding.ts'
import type { Page } from '../page.ts'
import { foldName } from './fold-name.ts'
import { nameLikelihood } from './likelihood.ts'
import { readNameRuns } from './name-runs.ts'
import { personValue } from './person-value.ts'

const AUTHOR_META = [
  'author',
  'article:author',
  'dc.creator',
  'dcterms.creator',
  'dc.contributor',
  'citation_author',
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
] as const
/** Twitter cards carry labelled data: label1 "Written by", data1 the name. */
const WRITTEN_BY =
  /^(?:written by|by|author|geschrieben von|verfasst von|autor|autore|auteur|ecrit par|publie par|escrito por|scritto da|geschreven door|skrivet av|napisane przez|автор|написано автором)/

/** Elsewhere `author` is as often whoever built the site. */
const isArticle = (page: Page) =>
  page.meta.get('og:type')?.includes('article') === true ||
  ['article:published_time', 'citation_title', 'datepublished', 'dc.date', 'twitter:label1'].some((key) =>
    page.meta.has(key),
  ) ||
  page.jsonLd.some((block) => /"(?:\w*Article|BlogPosting)"/.test(block))

/** The persons that `<meta>` names as authors. Site owners and agencies stand there too, so a name has to look like one. */
export function namesInMeta(page: Page): Finding[] {
  const texts: string[] = AUTHOR_META.flatMap((key) => page.meta.get(key) ?? [])
  for (const number of ['1', '2']) {
    const label = page.meta.get(`twitter:label${number}`)
    const data = page.meta.get(`twitter:data${number}`)
    if (label && data && WRITTEN_BY.test(foldName(label))) texts.push(data)
  }
  return texts
    .flatMap((text) => text.split(/[;|]|, (?=\p{Lu}[\p{L}.'-]* \p{Lu})| (?:and|und|et|y|e|en|och|og|i) /u))
    .flatMap((text): Finding[] => {
      const value = personValue(text.replace(/\([^)]*\)|,? [\w.+-]+@[\w.-]+/g, ''))
      const run = value === null ? undefined : readNameRuns(value)[0]
      const likelihood = run && run.end >= value!.length - 1 ? nameLikelihood(run.words, () => false) : 0
      if (value === null || likelihood < 2) return []
      const at = page.text.indexOf(value)
      if (at < 0 && !isArticle(page)) return []
      return [
        {
          type: 'names',
          value,
          normalized: foldName(value),
          confidence: likelihood === 3 ? 0.85 : 0.65,
          method: 'meta',
          snippet: text.trim(),
          start: at < 0 ? null : at,
          end: at < 0 ? null : at + value.length,
        },
      ]
    })
}
