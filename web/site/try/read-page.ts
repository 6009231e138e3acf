import { extractFromPage } from '../../../src/extraction/extract.ts'
import type { Finding } from '../../../src/extraction/finding.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'

/** The engine's result for a page, as plain data that a worker can post. */
export interface Reading {
  /** The page's text as the engine reads it. The positions of findings refer to it. */
  readonly text: string
  readonly findings: readonly Finding[]
  /** People and organisations: indexes into `findings`, name or company first. */
  readonly contacts: readonly {
    readonly kind: 'person' | 'organization'
    readonly confidence: number
    readonly parts: readonly number[]
  }[]
}

/** Nothing in a pasted page is fetched, so its URL is a placeholder. */
const URL_OF_PASTED = 'https://pasted.example/'

/** Reads pasted HTML, or plain text with significant line breaks, with the engine that reads crawled pages. */
export function readPage(pasted: string): Reading {
  const html = /<[a-z!/][^<>]*>/i.test(pasted) ? pasted : htmlOf(pasted)
  const page = parsePage(html, URL_OF_PASTED)
  const { findings, contacts } = extractFromPage(page, { url: URL_OF_PASTED })
  return {
    text: page.text,
    findings,
    contacts: contacts.map(({ kind, confidence, findings: parts }) => ({
      kind,
      confidence,
      parts: parts.map((part) => findings.indexOf(part)),
    })),
  }
}

const htmlOf = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(/\r?\n/g, '<br>')
